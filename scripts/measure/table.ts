import { markdownTable } from 'markdown-table';

/** Rows of the same columns as a table in Markdown, its columns in line. */
export function table(rows: Record<string, string>[]): string {
  return markdownTable([Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]);
}
