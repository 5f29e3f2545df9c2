/**
 * Sets values into a sentence that has their names in braces: `{count} sessions`. For words that a
 * component of the browser completes; all others are completed where they stand.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
