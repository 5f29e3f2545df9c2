/**
 * Sets values into a sentence that has their names in braces: `{count} sessions`. For sentences that are
 * completed in the browser; those that are complete at build time are template strings in content/.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
