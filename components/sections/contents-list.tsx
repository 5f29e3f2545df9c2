type ContentsListProps = {
  /** The page's headings, each with the fragment under which it is found. */
  headings: { id?: string; text: string }[];
};

/** "On this page": the ways to its headings. Made for the thumb where there is one. */
export function ContentsList({ headings }: ContentsListProps) {
  return (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 text-ink-soft no-underline underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
