/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { makePortrait } from '@/app/pictures/portrait';
import { Footer } from '@/components/layout/footer';
import { CallToAction } from '@/components/sections/call-to-action';
import { Portrait, PractitionerFacts } from '@/components/sections/practitioner';
import { practice } from '@/content/practice';
import { checkPortrait } from '@/facts/check-portrait';
import { checkPractice } from '@/facts/practice-schema';
import { allLocales } from '@/languages/locales';
import { practice as other } from '../fixtures/other-practice';

afterEach(() => jest.restoreAllMocks());

describe('a portrait', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portrait-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const size = { width: 640, height: 800 };
  const file = join(folder, 'portrait.jpg');
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#357' } }).jpeg();

  it('is made small, and stands upright as the camera says', async () => {
    await picture(900, 700).withMetadata({ orientation: 6 }).toFile(file);
    const made = await (await makePortrait({ file, size })).arrayBuffer();
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', ...size });
  });

  it('that is too small, missing or no picture is refused with a sentence', async () => {
    await picture(300, 200).toFile(file);
    await expect(checkPortrait(file)).rejects.toThrow(
      /is 300 pixels wide and 200 high.*at least 640 wide and 800 high/,
    );
    writeFileSync(file, 'Dear diary');
    await expect(checkPortrait(file)).rejects.toThrow(/is not there or no JPEG or PNG/);
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
  });

  it('stands with face and name where a page ends, in the place of the sun', () => {
    const end = () =>
      renderToStaticMarkup(
        <>
          <CallToAction locale="en" heading="Book" text="Call" />
          <Footer locale="en" here="/" />
        </>,
      );
    const rising = /class="[^"]*sun-disc/;
    practice.practitioner = undefined;
    expect(end()).toMatch(rising);
    practice.practitioner = other.practitioner;
    expect(end()).toMatch(/<img[^>]* alt=""[^>]*>.*Marguerite Oyelaran, MCouns/);
    expect(end()).not.toMatch(rising);
  });

  it('is described in English at least, or the build says what is missing', () => {
    const changed = structuredClone(other) as { practitioner: { portrait: object } };
    changed.practitioner.portrait = { file: 'Me.HEIC', alt: { es: 'Una cara' } };
    expect(() => checkPractice(changed)).toThrow(
      /"practitioner\.portrait\.file" is "Me\.HEIC".*JPEG or PNG[\s\S]*"practitioner\.portrait\.alt\.en" is missing/,
    );
  });
});
