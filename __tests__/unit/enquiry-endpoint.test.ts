/** @jest-environment node */
import { enquiryEndpoint } from '@/content/enquiry-endpoint';

it.each([undefined, '', '  '])('connects nothing by default (%j)', (value) => {
  expect(enquiryEndpoint(value)).toBe('');
});

it.each([
  'https://formspree.io/f/abcdwxyz',
  'https://usebasin.com/f/0123456789ab',
  'https://api.web3forms.com/submit?access_key=0000-1111',
  '/?form-name=enquiry',
  '/enquiries',
  'http://localhost:8080/enquiries',
  'http://forms.localhost/enquiries',
])('takes %s', (value) => {
  expect(enquiryEndpoint(` ${value}\n`)).toBe(value);
});

it.each([
  'formspree.io/f/abcdwxyz',
  'http://formspree.io/f/abcdwxyz',
  '//formspree.io/f/abcdwxyz',
  '/\\formspree.io',
  '/en quiries',
  'https://user:secret@example.com/',
  'mailto:someone@example.com',
  'javascript:alert(1)',
  'https://',
])('stops the build at %s and says what is right', (value) => {
  expect(() => enquiryEndpoint(value)).toThrow(/^NEXT_PUBLIC_ENQUIRY_ENDPOINT is ".*It has to be/);
});
