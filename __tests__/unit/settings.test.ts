import { checkSettingsFile, readEndpoint } from '@/facts/settings';

it.each([undefined, '', '  '])('enquiries go nowhere where the setting is %p', (none) => {
  expect(readEndpoint({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: none })).toBe('');
});

it.each([
  'https://api.web3forms.com/submit?access_key=0000-1111',
  '/?form-name=enquiry',
  'http://localhost:8080/enquiries',
])('enquiries may go to %s, with or without space around it', (value) => {
  expect(readEndpoint({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: ` ${value}\n` })).toBe(value);
});

it.each([
  'formspree.io/f/mrgnqyzk',
  'http://formspree.io/f/mrgnqyzk',
  '//formspree.io/f/mrgnqyzk',
  'https://user:secret@example.com/',
  'https://a.com https://b.com',
  'mailto:someone@example.com',
  'javascript:alert(1)',
  // What guides have in place of one's own form or key.
  'https://formspree.io/f/…',
  'https://formspree.io/f/abcdwxyz',
  'https://formspree.io/forms/mrgnqyzk',
  'https://a.com/submit?access_key=YOUR_KEY',
  '/?form-name=',
])('enquiries cannot go to %j, and the owner reads where it stands and what to write', (value) => {
  expect(() => readEndpoint({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: value })).toThrow(
    `The file .env.production, or where your host builds the site: "NEXT_PUBLIC_ENQUIRY_ENDPOINT" is ${JSON.stringify(value)}, which the site cannot use. It has to be the whole web address of your own form`,
  );
});

it.each(['NEXT_PUBLIC_ENQUIRY=https://formspree.io/f/mrgnqyzk', 'https://formspree.io/f/mrgnqyzk'])(
  'a file of settings that says %j is refused, since it switches nothing on',
  (line) => {
    const wrong = () => checkSettingsFile(`# Ours\n${line}\n`);
    expect(wrong).toThrow(
      '.env.production: no line of it begins with NEXT_PUBLIC_ENQUIRY_ENDPOINT=',
    );
    expect(() => checkSettingsFile(`NEXT_PUBLIC_ENQUIRY_ENDPOINT=${line}`)).not.toThrow();
    expect(() => checkSettingsFile('\n# None yet.\n')).not.toThrow();
  },
);
