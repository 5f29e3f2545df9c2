import { Drawing, type DrawingProps } from './drawing';

/** Above it a day is a hard one. */
const line = 44;

/**
 * A fortnight as levels of water at a gauge.
 * @param levels one number a day, from 0 to 90; what is above the dashed line stands out
 */
export function TideMarks({ levels, ...props }: DrawingProps & { levels: number[] }) {
  const days = (high: boolean) =>
    levels
      .map((level, day) => (level > line === high ? `M${10 + 20 * day} 110V${100 - level}` : ''))
      .join('');
  return (
    <Drawing viewBox="0 0 280 102" {...props}>
      <g className="fill-none" strokeWidth="12" strokeLinecap="round">
        <path className="stroke-glass" d={days(false)} />
        <path className="stroke-river" d={days(true)} />
      </g>
      <path className="fill-none stroke-river" strokeWidth="2" d="M0 101h280" />
      <path
        className="fill-none stroke-sun"
        strokeWidth="3"
        strokeDasharray="6 6"
        d={`M0 ${90 - line}h280`}
      />
    </Drawing>
  );
}
