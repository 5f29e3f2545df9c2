import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { screens } from '../tools/screens';
import { addresses, fileOf, read } from './exported';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes `charSet`, `hrefLang`, `<br/>` and `hidden=""`, which are valid HTML.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      // React's `useId` begins with an underscore, which HTML allows; the rule is stricter than HTML.
      'valid-id': ['error', { relaxed: true }],
      // Some forms send nothing: they are there so that the browser does not restore their controls. The
      // button of the form that sends is tested in enquiry.spec.ts.
      'wcag/h32': 'off',
      // The length of titles is tested in metadata.ts.
      'long-title': 'off',
      // The numbers' own spaces do not break (facts/formats.ts). With "Call", as the rule wants, they are too wide for
      // the smallest phones.
      'tel-non-breaking': 'off',
      // Every script is the site's own.
      'require-sri': 'off',
    },
  }),
);

// Other translations have the same elements, and the rules are slow.
const checked = [
  ...screens.filter(({ locale }) => ['en', 'fr'].includes(locale)).map(({ path }) => path),
  '/404',
];

it('the markup of every page is valid, in English and in a translation', async () => {
  const faults: string[] = [];
  for (const address of checked) {
    // The rules take a template's contents for a part of the document. A 404 screen has an English twin that is one.
    const html = read(fileOf(address)).replace(/<template\b.*?<\/template>/gs, '');
    const report = await validator.validateString(html, address);
    for (const { ruleId, message, selector } of report.results.flatMap((each) => each.messages))
      faults.push(`${address}: ${ruleId}, ${message} (${selector})`);
  }
  expect(faults).toEqual([]);
});

it('every page asks Cloudflare to leave its email addresses alone, by the comments that it documents', () => {
  const asks = /<body[^>]*><!--email_off-->.*<!--\/email_off--><\/body><\/html>$/s;
  expect(addresses.filter((address) => !asks.test(read(fileOf(address))))).toEqual([]);
});
