/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Portrait, PractitionerFacts } from '@/components/sections/practitioner';
import { allLocales } from '@/content/locales';
import { practice } from '@/content/practice';
import { checkPractice } from '@/content/practice-schema';
import { plainPage } from '@/content/site-pages';
import { makePortrait } from '@/scripts/build/portrait';
import { structuredDataScript } from '@/seo/structured-data';
import { practice as other } from '../fixtures/other-practice';
import { practice as specified } from '../fixtures/specified-practice';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portrait-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } });
const file = () => join(root, 'content', 'portrait.jpg');
const made = () => readdirSync(join(root, 'public/pictures')).sort();

describe('a portrait', () => {
  it('is made small in three formats and two sizes, all of one shape', async () => {
    await picture(1500, 1200).jpeg().toFile(file());
    await makePortrait(other, root);
    expect(made()).toEqual(
      [320, 640]
        .flatMap((width) => ['avif', 'webp', 'jpeg'].map((format) => `portrait-${width}.${format}`))
        .sort(),
    );
    for (const name of made()) {
      const { width, height } = await sharp(join(root, 'public/pictures', name)).metadata();
      expect([width, height]).toEqual(name.includes('320') ? [320, 400] : [640, 800]);
    }
  });

  it('stands upright as the camera says, and measures as it stands', async () => {
    await picture(800, 640).withMetadata({ orientation: 6 }).jpeg().toFile(file());
    await expect(makePortrait(other, root)).resolves.toBeUndefined();
  });

  it('that is too small is refused with its size, and what is needed', async () => {
    await picture(300, 200).jpeg().toFile(file());
    await expect(makePortrait(other, root)).rejects.toThrow(
      /content\/portrait\.jpg is 300 pixels wide and 200 high.*at least 640 wide and 800 high/,
    );
  });

  it('that is missing, a text, or a picture of another kind is refused with its place', async () => {
    await expect(makePortrait(other, root)).rejects.toThrow(
      /practitioner\.portrait\.file" names content\/portrait\.jpg, which is not there/,
    );
    writeFileSync(file(), 'Dear diary');
    await expect(makePortrait(other, root)).rejects.toThrow(
      /content\/portrait\.jpg cannot be read as a JPEG or PNG/,
    );
    writeFileSync(file(), '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
    await expect(makePortrait(other, root)).rejects.toThrow(/cannot be read as a JPEG or PNG/);
  });

  it('goes when the practice has none any more', async () => {
    await picture(640, 800).png().toFile(file());
    await makePortrait(other, root);
    await makePortrait(specified, root);
    expect(made()).toEqual([]);
  });
});

describe('the practitioner', () => {
  const show = (practitioner: typeof practice.practitioner) => {
    practice.practitioner = practitioner;
    return allLocales.map((locale) => [
      renderToStaticMarkup(<Portrait locale={locale} />),
      renderToStaticMarkup(<PractitionerFacts locale={locale} />),
    ]);
  };
  const { practitioner: before } = practice;
  afterEach(() => {
    practice.practitioner = before;
  });

  it('is referred to by nothing where none is set', () => {
    expect(show(undefined).flat().join('')).toBe('');
  });

  it('is shown with name, letters, memberships, and a portrait that shifts nothing', () => {
    for (const [portrait, facts] of show(other.practitioner)) {
      expect(facts).toContain('Marguerite Oyelaran, MCouns');
      expect(facts).toMatch(/Society for Tests, \S+\u00a048151/);
      expect(portrait).toMatch(/<img[^>]* width="640" height="800"/);
    }
    const [english, spanish, french] = show(other.practitioner);
    expect(english?.[0]).toContain('alt="A woman by a window"');
    expect(french?.[0]).toContain('alt="Une femme près d’une fenêtre"');
    // In a language without such a text nothing is shown.
    expect(english?.[1]).toContain('I came to this work late.');
    expect(spanish?.[1]).not.toContain('late');
  });

  it('is no person in structured data unless set', () => {
    expect(structuredDataScript(plainPage('home'), 'en').includes('"Person"')).toBe(
      Boolean(practice.practitioner),
    );
  });

  it('is described in each language, or the build says what is missing', () => {
    const changed = structuredClone(other) as { practitioner: { portrait: object } };
    changed.practitioner.portrait = { file: 'Me.HEIC', alt: { en: 'A face' } };
    expect(() => checkPractice(changed)).toThrow(
      /"practitioner\.portrait\.file" is "Me\.HEIC".*JPEG or PNG[\s\S]*"practitioner\.portrait\.alt\.fr" is missing/,
    );
  });
});
