import type { z } from 'zod';

/**
 * What zod found in a file that the owner edits, one sentence for each fault.
 * @param where the file's path from the project's folder, and where it is known, the line of a field
 * @param value what was checked
 */
export function sentences(
  where: (field: PropertyKey | undefined) => string,
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
): string[] {
  return issues.flatMap((issue) => {
    // Where none of a union's kinds fits, the fault inside one of them says more: for `{ opens: '9' }` the one of `opens`.
    if (issue.code === 'invalid_union') {
      const inner = issue.errors.flat().filter(({ path }) => path.length > 0);
      const nested = inner.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
      if (nested.length > 0) return sentences(where, nested, value);
    }
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(
        (key) =>
          `${where([...issue.path, key][0])}: the site does not know a field called "${[...issue.path, key].join('.')}" here. Check its spelling, or delete the line.`,
      );
    const field = issue.path.reduce<unknown>(
      (holder, key) => (holder as Record<PropertyKey, unknown> | null | undefined)?.[key],
      value,
    );
    const found =
      field == null ? 'is missing' : `is ${JSON.stringify(field)}, which the site cannot use`;
    return `${where(issue.path[0])}: "${issue.path.join('.')}" ${found}. It has to be ${issue.message}.`;
  });
}
