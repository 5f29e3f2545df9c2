import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { addresses, fileOf, read } from './exported';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React writes `charSet`, `hrefLang`, `<br/>` and `hidden=""`: all of it HTML, in another style.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      // React's `useId` begins with an underscore, which HTML allows; the rule is stricter than HTML.
      'valid-id': ['error', { relaxed: true }],
      // A form of ticks or choices has nothing to send: it is there to have the browser forget them. The
      // button of the form that sends is asked for in enquiry.spec.ts.
      'wcag/h32': 'off',
      // No matter of markup: what is a page's own in its title is held short by words.test.ts.
      'long-title': 'off',
      // The numbers' own spaces do not break (content/facts.ts); the rule wants "Call" unbroken too,
      // which is too wide for the smallest phones.
      'tel-non-breaking': 'off',
    },
  }),
);

it('the markup of every exported page is valid', async () => {
  expect(addresses).toContain('/404');
  const faults: string[] = [];
  for (const address of addresses) {
    const report = await validator.validateString(read(fileOf(address)), address);
    for (const { ruleId, message, selector } of report.results.flatMap((each) => each.messages))
      faults.push(`${address}: ${ruleId}, ${message} (${selector})`);
  }
  expect(faults).toEqual([]);
});
