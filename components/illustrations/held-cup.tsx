import { Drawing, type DrawingProps } from './drawing';

/** Two hands round a warm cup: small, without a frame, to stand beside a heading. */
export function HeldCup(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 112 112" {...props}>
      <path className="fill-sand" d="M10 98q46-9 92 0-46 10-92 0" />
      <path
        className="fill-none stroke-ridge"
        strokeWidth="3"
        strokeLinecap="round"
        d="M48 34q-6-7 0-14t0-13M64 34q-6-7 0-14t0-13"
      />
      <path className="fill-reed" d="M32 46h48v36q0 16-16 16H48q-16 0-16-16z" />
      <path className="fill-glint" opacity=".3" d="M68 46h12v36q0 16-16 16 8-8 6-52" />
      <path className="fill-reed" d="M32 47v-1a24 6 0 0 1 48 0v1z" />
      <path className="fill-band" d="M35 46a21 4.500 0 0 1 42 0 21 4.500 0 0 1-42 0" />
      <g className="fill-pool">
        <g>
          <path className="fill-hull" d="M0 112V82q4-14 16-18l8 16q-6 12-6 32z" />
          <path d="M12 70q6-14 18-18 6-1 6 4-1 4-7 7h22q5 1 5 5t-5 5h4q5 1 4 5.500t-5 4.500q4 1 3 5t-6 4q3 2 1 5-2 3-7 3H30q-10-1-12-12z" />
          <path
            className="fill-none stroke-hull"
            opacity=".5"
            strokeWidth="1.500"
            strokeLinecap="round"
            d="M36 73.500h16M36 83h15M36 92h12"
          />
        </g>
        <path className="fill-hull" d="M112 112V82q-4-14-16-18l-8 16q6 12 6 32z" />
        <path d="M100 70q-6-14-16-16-6-1-6 4 1 4 6 7-8 4-10 12 0 16 8 20 12 0 14-9z" />
      </g>
    </Drawing>
  );
}
