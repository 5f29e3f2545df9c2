/**
 * A sentence that promises an answer to an enquiry, and the one that stands in its place where no form service is
 * connected: then nothing that is written reaches the practice.
 */
export function promise(connected: string, otherwise: string): string {
  return process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT ? connected : otherwise;
}
