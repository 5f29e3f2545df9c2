/** Ends the command with an error that its user can read: the sentence alone, without a stack. */
export function stop(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
