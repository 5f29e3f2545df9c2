/** The address of the site that runs on this machine; where none does, says so and stops the process. */
export async function runningSite(): Promise<string> {
  const site = `http://localhost:${process.env.PORT || 3000}`;
  try {
    await fetch(site, { method: 'HEAD' });
  } catch {
    console.error(
      `No site answers at ${site}. Run "npm start" in another window first, with the same PORT.`,
    );
    process.exit(1);
  }
  return site;
}
