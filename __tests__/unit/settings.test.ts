/** @jest-environment node */
import { readSettings } from '@/site/checks/settings';

describe('the address of the site', () => {
  it('is the practice’s own fact where nothing is set', () => {
    expect(readSettings({}).siteUrl).toBeUndefined();
    expect(readSettings({ SITE_URL: '  ' }).siteUrl).toBeUndefined();
  });

  it.each([
    ['https://preview.example.org', 'https://preview.example.org'],
    [' https://preview.example.org/ ', 'https://preview.example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('may be %j', (set, siteUrl) => {
    expect(readSettings({ SITE_URL: set })).toMatchObject({ siteUrl });
  });

  it.each([
    'www.example.org',
    'https://a.com/sub',
    'https://a.com?b',
    'http://example.org',
    'https://a.com https://b.com',
    'https://me:secret@example.org',
  ])('cannot be %j, and the owner reads what to write', (SITE_URL) => {
    expect(() => readSettings({ SITE_URL })).toThrow(
      `SITE_URL is ${JSON.stringify(SITE_URL)}, which the site cannot use. It has to be the whole web address of the site`,
    );
  });
});

describe('where enquiries go', () => {
  it.each([undefined, '', '  '])('is nowhere by default (%j)', (value) => {
    expect(readSettings({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: value }).enquiryEndpoint).toBe('');
  });

  it.each([
    'https://formspree.io/f/abcdwxyz',
    'https://api.web3forms.com/submit?access_key=0000-1111',
    '/?form-name=enquiry',
    'http://localhost:8080/enquiries',
  ])('may be %s, with or without space around it', (value) => {
    const settings = { NEXT_PUBLIC_ENQUIRY_ENDPOINT: ` ${value}\n` };
    expect(readSettings(settings).enquiryEndpoint).toBe(value);
  });

  it.each([
    'https://formspree.io/f/…',
    'https://formspree.io/f/{form_id}',
    'https://api.web3forms.com/submit?access_key=YOUR_ACCESS_KEY',
    'https://*',
    'https://a.com/f/1 https://b.com/f/2',
    'formspree.io/f/abcdwxyz',
    'http://formspree.io/f/abcdwxyz',
    '//formspree.io/f/abcdwxyz',
    '/\\formspree.io',
    'https://user:secret@example.com/',
    'mailto:someone@example.com',
    'javascript:alert(1)',
  ])('cannot be %j, and the owner reads what to write', (value) => {
    expect(() => readSettings({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: value })).toThrow(
      /^NEXT_PUBLIC_ENQUIRY_ENDPOINT is ".*It has to be the whole web address of your form/,
    );
  });
});

it('names every setting that is wrong', () => {
  expect(() => readSettings({ SITE_URL: 'a', NEXT_PUBLIC_ENQUIRY_ENDPOINT: 'b' })).toThrow(
    /^SITE_URL is "a".*\nNEXT_PUBLIC_ENQUIRY_ENDPOINT is "b"/,
  );
});
