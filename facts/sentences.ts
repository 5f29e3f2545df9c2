import { z } from 'zod';

/** What a schema asks for, in words for an owner. A schema that asks for more says it by its own `error`. */
function wanted(schema: unknown): string {
  if (schema instanceof z.ZodObject)
    return `fields in braces, { … }: ${Object.keys(schema.shape).join(', ')}`;
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return `fields in braces, { … }: ${schema.keyType.options.join(', ')}`;
  if (schema instanceof z.ZodArray) return 'a list in square brackets, [ … ], or [] for none';
  if (schema instanceof z.ZodEnum)
    return `one of ${schema.options.map((option) => `'${option}'`).join(', ')}`;
  if (schema instanceof z.ZodUnion) return wanted(schema.options[0]);
  if (schema instanceof z.ZodBoolean) return 'true or false, without quotes';
  if (schema instanceof z.ZodEmail) return "an email address, such as 'hello@example.com.au'";
  if (schema instanceof z.ZodURL)
    return "a whole web address that starts with https://, such as 'https://www.example.com.au'";
  if (schema instanceof z.ZodISODate)
    return "a day of the calendar, the year first, such as '2026-12-24'";
  if (schema instanceof z.ZodNumber) {
    const { minValue: least, maxValue: most } = schema;
    const range =
      most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
    return `a whole number ${range}, without quotes or a sign`;
  }
  if (schema instanceof z.ZodString && schema.maxLength)
    return `words of ${schema.minLength} to ${schema.maxLength} characters, in quotes where they look like a number`;
  return 'some words in quotes';
}

/** Where a field stands: the file's path from the project's folder, and its line where that is known. */
export type Where = (path: readonly PropertyKey[]) => string;

/**
 * Checks what stands in a file that the owner edits.
 * @throws with one sentence for each fault: where it stands, what it is, and what it has to be
 */
export function checked<Output>(schema: z.ZodType<Output>, value: unknown, where: Where): Output {
  const { success, data, error } = schema.safeParse(value, {
    error: (issue) => wanted(issue.schema),
  });
  if (success) return data;
  throw new Error([...new Set(sentences(where, error.issues, value))].join('\n'));
}

function sentences(where: Where, issues: readonly z.core.$ZodIssue[], value: unknown): string[] {
  return issues.flatMap((issue) => {
    // Where no member of a union fits, the fault inside one says more: `opens` of `{ opens: '9' }`.
    if (issue.code === 'invalid_union') {
      const inner = issue.errors.flat().filter(({ path }) => path.length > 0);
      const nested = inner.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
      if (nested.length > 0) return sentences(where, nested, value);
    }
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        return `${where(path)}: the site does not know a field called "${path.join('.')}" here. Check its spelling, or delete the line.`;
      });
    const name = issue.path
      .map((key) => (typeof key === 'number' ? `, entry ${key + 1}` : `.${String(key)}`))
      .join('');
    const field = issue.path.reduce<unknown>(
      (holder, key) => (holder as Record<PropertyKey, unknown> | null | undefined)?.[key],
      value,
    );
    const found =
      field == null ? 'is missing' : `is ${JSON.stringify(field)}, which the site cannot use`;
    return `${where(issue.path)}: "${name.slice(1)}" ${found}. It has to be ${issue.message}.`;
  });
}
