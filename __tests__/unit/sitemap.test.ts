/** @jest-environment node */
import sitemap from '@/app/sitemap';

it('the sitemap gives every address its languages, itself among them', () => {
  const entries = sitemap();
  for (const { url, alternates } of entries) {
    const languages = Object.values(alternates?.languages ?? {});
    expect(languages).toContain(url);
    for (const other of languages)
      expect(entries.find((entry) => entry.url === other)?.alternates).toEqual(alternates);
  }
});
