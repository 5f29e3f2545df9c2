/** @jest-environment node */
import { readSettings } from '@/facts/settings';

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
      `"SITE_URL" is ${JSON.stringify(SITE_URL)}, which the site cannot use. It has to be the whole web address of the site`,
    );
  });
});

describe('where enquiries go', () => {
  it.each([undefined, '', '  '])('is nowhere by default (%j)', (value) => {
    expect(readSettings({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: value }).enquiryEndpoint).toBe('');
  });

  it.each([
    'https://formspree.io/f/mrgnqyzk',
    'https://api.web3forms.com/submit?access_key=0000-1111',
    '/?form-name=enquiry',
    '/enquiries',
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
    'formspree.io/f/mrgnqyzk',
    'http://formspree.io/f/mrgnqyzk',
    '//formspree.io/f/mrgnqyzk',
    '/\\formspree.io',
    'https://user:secret@example.com/',
    'mailto:someone@example.com',
    'javascript:alert(1)',
    'ftp://formspree.io/f/mrgnqyzk',
  ])('cannot be %j, and the owner reads what to write', (value) => {
    expect(() => readSettings({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: value })).toThrow(
      /"NEXT_PUBLIC_ENQUIRY_ENDPOINT" is ".*It has to be the whole web address of your form, .*https:/,
    );
  });

  it.each([
    ['https://formspree.io/f/abcdwxyz', 'abcdwxyz is an example'],
    ['https://api.web3forms.com/submit', 'with the key that Web3Forms has sent you'],
    ['https://api.web3forms.com/submit?access_key=', 'with the key that Web3Forms has sent you'],
    ['/?form-name=', "with your form's name, such as '/?form-name=enquiry'"],
    ['/?form-name=enquiry', '“enquiry”'],
  ])('is not finished where it is %s', (value, sentence) => {
    const files: Record<string, string> = { 'public/__forms.html': '<form name="other">' };
    expect(() =>
      readSettings({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: value }, (file) => files[file]),
    ).toThrow(sentence);
  });

  it('is on one’s own host where the file that Netlify reads has its form', () => {
    const settings = { NEXT_PUBLIC_ENQUIRY_ENDPOINT: '/?form-name=enquiry' };
    const fields = '<input name="name"><input name="email"><input name="phone">';
    const form = `<form name="enquiry" data-netlify="true">${fields}<textarea name="message">`;
    expect(readSettings(settings, () => form).enquiryEndpoint).toBe('/?form-name=enquiry');
    expect(() => readSettings(settings, () => undefined)).toThrow('public/__forms.html');
    expect(() => readSettings(settings, () => form.replace('phone', 'tel'))).toThrow('“phone”');
  });
});

it('names every setting that is wrong', () => {
  expect(() => readSettings({ SITE_URL: 'a', NEXT_PUBLIC_ENQUIRY_ENDPOINT: 'b' })).toThrow(
    /\.env\.production.*: "SITE_URL" is "a".*\n.*\.env\.production.*: "NEXT_PUBLIC_ENQUIRY_ENDPOINT" is "b"/,
  );
});

it.each([
  ['NEXT_PUBLIC_ENQUIRY_ENDPIONT', 'NEXT_PUBLIC_ENQUIRY_ENDPOINT'],
  ['NEXT_PUBLIC_ENQUIRY_URL', 'NEXT_PUBLIC_ENQUIRY_ENDPOINT'],
  ['next_public_enquiry_endpoint', 'NEXT_PUBLIC_ENQUIRY_ENDPOINT'],
  ['SITE_URI', 'SITE_URL'],
])('names the misspelt setting %s', (name, right) => {
  expect(() => readSettings({ [name]: 'https://example.org' })).toThrow(
    `${name} is no setting of the site. It has to be written ${right}, or be taken out.`,
  );
});

it('leaves the variables of hosts alone', () => {
  const ofHosts = ['SITE_ID', 'SITE_NAME', 'URL', 'DEPLOY_URL', 'NEXT_PUBLIC_VERCEL_URL'];
  expect(() => readSettings(Object.fromEntries(ofHosts.map((name) => [name, 'a'])))).not.toThrow();
});

it('names the line of a setting that stands in its file', () => {
  const file = '# Where the site lives\nSITE_URL=here\n';
  expect(() => readSettings({ SITE_URL: 'here' }, () => file)).toThrow(
    '.env.production, line 2: "SITE_URL" is "here"',
  );
});
