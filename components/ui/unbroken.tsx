/** Short compounds, `suis-je`, `PTSD-like`: longer ones have to break on a small phone. */
const compound = /([^\s-]{1,6}-[^\s-]{1,6})(?!\S)/;

/** A heading whose short compounds do not break at their hyphen. */
export function Unbroken({ children }: { children: string }) {
  return children.split(compound).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
