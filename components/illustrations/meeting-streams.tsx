import { Drawing, type DrawingProps } from './drawing';

/** From above: two streams have become one, and a leaf from each goes on beside the other. */
export function MeetingStreams(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-gum" d="M0 0h600v250H0" />
      <path
        className="fill-rise"
        d="M-9-9h180q70 40 240 18 110-14 198 6v-24zM-9 259c90-30 190-4 300-22s220-30 318-10v32"
      />
      <path className="fill-ridge" d="M-9 96q90 2 150 32 40 12 40 18 0 10-44 18-70 20-146 22" />
      <g className="fill-none stroke-shore" strokeWidth="84" strokeLinecap="round">
        <path d="M-40 44C120 44 190 122 310 132S500 150 650 104M-40 224C100 230 190 140 320 134" />
      </g>
      <g className="fill-none stroke-water" strokeWidth="72">
        <path d="M-40 44C120 44 190 122 310 132S500 150 650 104" />
      </g>
      <path
        className="fill-glass"
        d="M-40 188C90 194 180 122 300 128c90 8 170 16 250 4-90 36-180 44-250 44C220 178 130 260-40 260"
      />
      <path
        className="fill-glint"
        d="M40 40q60 6 104 36-54-16-104-36zm90 12q40 10 66 34-36-12-66-34zM34 226q62-6 112-44-40 44-112 44zM430 108q56-2 104-20-44 26-104 20zm20 52q60-2 112-22-48 28-112 22z"
      />
      <path
        className="fill-deep"
        opacity=".2"
        d="M292 122q26-30 70-14-22 30-70 14zM322 164q34-26 72-2-32 24-72 2z"
      />
      <path className="fill-sun" d="M286 114q26-32 72-16-24 32-72 16z" />
      <path className="fill-hull" d="M316 156q34-28 74-4-32 26-74 4z" />
      <path
        className="fill-glint"
        opacity=".6"
        d="M276 117q40-6 70-16-28 14-70 16zM306 156q40-2 72-4-32 6-72 4z"
      />
    </Drawing>
  );
}
