import { stop } from './stop';

/** The address of the site that runs on this machine; where none does, says so and stops the process. */
export async function runningSite(): Promise<string> {
  const site = `http://localhost:${process.env.PORT || 3000}`;
  await fetch(site, { method: 'HEAD' }).catch(() =>
    stop(
      `No site answers at ${site}. Run "npm start" in another window first, with the same PORT.`,
    ),
  );
  return site;
}
