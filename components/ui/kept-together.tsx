import type { ReactNode } from 'react';

/**
 * A text whose parts that match stay on one line each.
 * @param pattern what stays together, in one group, so that `split` keeps it: it is every second part
 */
export function keptTogether(text: string, pattern: RegExp): ReactNode {
  const parts = text.split(pattern);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
