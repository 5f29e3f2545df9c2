import { Drawing, type DrawingProps, Stars } from './drawing';

/** A boat on the water by night. In what is running, it rises for four seconds and falls for six. */
export function TideBreath(props: DrawingProps) {
  return (
    <Drawing hour="night" viewBox="0 0 600 160" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-sky" d="M-300-200h1200v400h-1200" />
      <Stars
        always
        at="M60 30h.1m110 24h.1m70-38h.1m130 44h.1m50-40h.1m140 32h.1m-320 28h.1m-150 6h.1"
      />
      <circle className="fill-disc" cx="440" cy="56" r="24" />
      <g className="in-data-[state=running]:animate-breath">
        <path
          className="fill-ridge"
          d="M-20 122q40-12 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v140h-640z"
        />
        <g transform="translate(90 1) scale(.48)">
          <path className="fill-deep" d="M307 262q1-82-6-178h-2q5 96 2 178" />
          <path className="fill-glint" d="M297 92q10 80 2 156-46 8-86-6 62-60 84-150" />
          <path className="fill-amber" d="M306 112q50 60 72 130-34-6-68 4 6-70-4-134" />
          <path className="fill-hull" d="M228 254q76 16 164-10-10 36-42 46h-86q-28-8-36-36" />
        </g>
        <path
          className="fill-water"
          d="M-60 134q40-12 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v140h-720z"
        />
        <path
          className="fill-glint"
          d="M60 158q33-3 66 0-33 3-66 0zm100 14q48-3 96 0-48 3-96 0zm170-18q28-3 56 0-28 3-56 0zm110 18q38-3 76 0-38 3-76 0zm-370 20q35-3 70 0-35 3-70 0zm180-4q45-3 90 0-45 3-90 0"
        />
      </g>
    </Drawing>
  );
}
