/** The status text or message of a thrown value: an `Error`, an object with a status, or anything else. */
export function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const { status, statusText, message } = error as Record<string, unknown>;
    if (status !== undefined) return [status, statusText].filter(Boolean).join(' ');
    if (message) return String(message);
  }
  return String(error);
}
