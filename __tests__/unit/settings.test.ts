/** @jest-environment node */
import { readSettings } from '@/facts/settings';

it('are optional, and empty ones are none', () => {
  for (const none of [undefined, '', '  '])
    expect(readSettings({ SITE_URL: none, NEXT_PUBLIC_ENQUIRY_ENDPOINT: none })).toEqual({
      siteUrl: undefined,
      enquiryEndpoint: '',
    });
});

it.each([
  ['https://preview.example.org', 'https://preview.example.org'],
  [' https://preview.example.org/ ', 'https://preview.example.org'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the site may be at %j', (set, siteUrl) => {
  expect(readSettings({ SITE_URL: set })).toMatchObject({ siteUrl });
});

it.each([
  'https://formspree.io/f/mrgnqyzk',
  'https://api.web3forms.com/submit?access_key=0000-1111',
  '/?form-name=enquiry',
  'http://localhost:8080/enquiries',
])('enquiries may go to %s, with or without space around it', (value) => {
  const settings = { NEXT_PUBLIC_ENQUIRY_ENDPOINT: ` ${value}\n` };
  expect(readSettings(settings).enquiryEndpoint).toBe(value);
});

const site = 'the whole web address of the site';
const form = 'the whole web address of your own form';

it.each([
  ['SITE_URL', 'www.example.org', site],
  ['SITE_URL', 'https://a.com/sub', site],
  ['SITE_URL', 'http://example.org', site],
  ['SITE_URL', 'https://a.com https://b.com', site],
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'formspree.io/f/mrgnqyzk', form],
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'http://formspree.io/f/mrgnqyzk', form],
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', '//formspree.io/f/mrgnqyzk', form],
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'https://user:secret@example.com/', form],
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'mailto:someone@example.com', form],
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'javascript:alert(1)', form],
  // What guides have in place of one's own form or key.
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'https://formspree.io/f/…', form],
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'https://formspree.io/f/abcdwxyz', form],
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', 'https://a.com/submit?access_key=YOUR_KEY', form],
  ['NEXT_PUBLIC_ENQUIRY_ENDPOINT', '/?form-name=', form],
])('%s cannot be %j, and the owner reads what to write', (name, value, wanted) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    `"${name}" is ${JSON.stringify(value)}, which the site cannot use. It has to be ${wanted}`,
  );
});

it('are all named where several are wrong, with the file in which they stand', () => {
  expect(() => readSettings({ SITE_URL: 'a', NEXT_PUBLIC_ENQUIRY_ENDPOINT: 'b' })).toThrow(
    /\.env\.production.*: "SITE_URL" is "a".*\n.*\.env\.production.*: "NEXT_PUBLIC_ENQUIRY_ENDPOINT" is "b"/,
  );
});
