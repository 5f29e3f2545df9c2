/** Whether the host of this page answers at all; no cache is asked. */
export function hostAnswers(): Promise<boolean> {
  return fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
