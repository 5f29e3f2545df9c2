import { Drawing, type DrawingProps } from './drawing';

/** A bottle of milk and a list: small, without a frame, to stand beside a heading. */
export function Milk(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 112 112" {...props}>
      <path className="fill-sand" d="M4 98q52-10 104 0-52 10-104 0" />
      <g transform="rotate(7 78 70)">
        <path className="fill-glint" d="M58 44h42v54q-6-4-10.500 0t-10.500 0-10.500 0-10.500 0z" />
        <path className="fill-deep" opacity=".12" d="M90 44h10v54q-6-4-10 0z" />
        <path
          className="fill-none stroke-reed"
          strokeWidth="3"
          strokeLinecap="round"
          d="M65 55h22M65 64h26M65 73h16"
        />
        <path
          className="fill-none stroke-hull"
          strokeWidth="3"
          strokeLinecap="round"
          d="M62 83q14-5 28 1"
        />
      </g>
      <path className="fill-hull" d="M26 8h24v10H26z" />
      <path
        className="fill-glint"
        d="M28 18h20v12q12 10 12 26v36q0 6-6 6H22q-6 0-6-6V56q0-16 12-26z"
      />
      <path
        className="fill-glass"
        d="M16 56q0-16 12-26V18h20v12q12 10 12 26v6q-22 7-44 0z"
        opacity=".8"
      />
      <path
        className="fill-mark"
        opacity=".16"
        d="M48 18v12q12 10 12 26v36q0 6-6 6h-8q6-2 6-8V56q0-16-10-26V18z"
      />
      <path className="fill-reed" d="M16 70q22 7 44 0v14q-22 7-44 0z" />
    </Drawing>
  );
}
