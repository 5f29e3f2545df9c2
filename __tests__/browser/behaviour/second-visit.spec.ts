import { visit } from '../../../scripts/lib/visit';
import { expect, test } from '../site';

for (const path of ['/', '/fees', '/fr/contact', '/blog/infidelity-ptsd'])
  test(`a second visit to ${path} costs one small answer, and every file is in the cache`, async ({
    context,
    baseURL,
  }) => {
    await visit(context, baseURL + path);
    const again = await visit(context, baseURL + path);
    const overTheLine = again.filter(({ status }) => status);
    expect(overTheLine).toEqual([{ path, status: 304, bytes: expect.any(Number) }]);
    expect(overTheLine[0]?.bytes).toBeLessThan(1_000);
    // Its scripts and typefaces, at least.
    expect(again.length - overTheLine.length).toBeGreaterThan(5);
  });
