/** Sets values into the braces of a sentence, `{count} sessions`. A name without a value stays. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
