/** @jest-environment node */
import { readPage } from '@/scripts/build/finish-export/page';
import { withLeanPayload, withoutStylesheets } from '@/scripts/build/finish-export/payload';
import {
  contentSecurityPolicy,
  enquiryOrigins,
  hashSource,
  insertPolicy,
  trustedTypesPolicies,
} from '@/scripts/build/finish-export/policy';
import {
  structuredDataByFile,
  withStructuredData,
} from '@/scripts/build/finish-export/structured-data';

const head = '<meta charset="utf-8"/><style>p{color:red}</style>';
const scripts = '<script src="/_next/static/site.js" async=""></script><script>self.x=1</script>';
const page = ({ inHead = head, inBody = scripts } = {}) =>
  `<!DOCTYPE html><html lang="en-AU"><head>${inHead}</head><body><p>“Ça va”</p>${inBody}</body></html>`;

describe('a page as Next exports it', () => {
  it('is read for what it loads and runs', () => {
    expect(readPage(page(), 'fees.html')).toMatchObject({
      scriptFiles: ['/_next/static/site.js'],
      inlineScripts: ['self.x=1'],
      inlineStyles: ['p{color:red}'],
    });
  });

  it('gets its policy behind the encoding and before the first script, and stays as it is else', () => {
    const read = readPage(page(), 'fees.html');
    const finished = insertPolicy(page(), read, "default-src 'none'");
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;
    expect(finished.replace(meta, '')).toBe(page());
    expect(finished.indexOf(meta)).toBe(finished.indexOf('<meta charset="utf-8"/>') + 23);
    expect(finished.indexOf(meta)).toBeLessThan(finished.indexOf('<script'));
  });

  it('may carry data for machines, which does not run', () => {
    const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
    const read = readPage(page({ inBody: data + scripts }), 'index.html');
    expect(read.inlineScripts).toEqual(['self.x=1']);
  });
});

describe('an export that looks unlike what is known stops the build, with the file’s name', () => {
  it.each([
    ['a style attribute', page({ inBody: `<p style="color:red">x</p>${scripts}` }), 'style='],
    ['an event handler', page({ inBody: `<p onclick="x()">x</p>${scripts}` }), 'onclick='],
    [
      'an address that runs',
      page({ inBody: `<a href="javascript:x()">x</a>${scripts}` }),
      'javascript:',
    ],
    ['no script at all', page({ inBody: '' }), 'loads no script'],
    ['no inline script', page({ inBody: '<script src="/a.js"></script>' }), 'no inline script'],
    [
      'a script of another host',
      page({ inBody: `<script src="https://cdn.example/a.js"></script>${scripts}` }),
      'elsewhere',
    ],
    [
      'a script of another host without a scheme',
      page({ inBody: `<script src="//cdn.example/a.js"></script>${scripts}` }),
      'elsewhere',
    ],
    [
      'a script of an unknown kind',
      page({ inBody: `<script type="importmap">{}</script>${scripts}` }),
      'importmap',
    ],
    ['a frame', page({ inBody: `<iframe src="/"></iframe>${scripts}` }), '<iframe>'],
    ['a base', page({ inHead: `${head}<base href="/x/"/>` }), '<base>'],
    ['no encoding', page({ inHead: '<title>x</title>' }), 'meta charset'],
    [
      'a policy already',
      page({ inHead: `${head}<meta http-equiv="content-security-policy" content=""/>` }),
      'already',
    ],
  ])('%s', (_, source, complaint) => {
    expect(() => readPage(source, 'fr/fees.html')).toThrow(/^fr\/fees\.html /);
    expect(() => readPage(source, 'fr/fees.html')).toThrow(complaint);
  });
});

describe('the policy', () => {
  const policy = contentSecurityPolicy(
    { inlineScripts: ['self.x=1', 'self.x=1'], inlineStyles: ['p{color:red}'] },
    { connect: ['https://formspree.io'], trustedTypes: ['nextjs#bundler'] },
  );
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

  it('forbids everything that it does not name', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy).not.toMatch(/unsafe|\*|https?:\/\/(?!formspree)/);
  });

  it('allows the page’s own inline text by its hash, once', () => {
    expect(directives.get('script-src')).toEqual(["'self'", hashSource('self.x=1')]);
    expect(directives.get('style-src')).toEqual(["'self'", hashSource('p{color:red}')]);
    // The hash of no text at all, as every SHA-256 gives it.
    expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('does not ask for Trusted Types where the scripts create no policy for them', () => {
    const page = { inlineScripts: [], inlineStyles: [] };
    const plain = contentSecurityPolicy(page, { connect: [], trustedTypes: [] });
    expect(plain).toContain("script-src 'self'");
    expect(plain).not.toContain('trusted-types');
  });

  it('lets enquiries out to where they are delivered, and nowhere by default', () => {
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://formspree.io']);
    expect(enquiryOrigins('https://formspree.io/f/abc?x=1')).toEqual(['https://formspree.io']);
    expect(enquiryOrigins('/enquiries')).toEqual([]);
    expect(enquiryOrigins('')).toEqual([]);
  });
});

it('finds the Trusted Types policies of a script, and refuses one without a plain name', () => {
  expect(trustedTypesPolicies('t.createPolicy("nextjs#bundler",{})', 'a.js')).toEqual([
    'nextjs#bundler',
  ]);
  expect(trustedTypesPolicies('no policy', 'a.js')).toEqual([]);
  expect(() => trustedTypesPolicies('t.createPolicy(name,{})', 'a.js')).toThrow('a.js');
});

describe('the payload', () => {
  const sheet = 'p{content:"–"}';
  const rows = `1:"$Sreact.fragment"\n6:T${(sheet.length + 2).toString(16)},${sheet}7:["$","p",null,{"children":"</p>"}]\n`;
  const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const push = (part: string) =>
    `<script>self.__next_f.push([1,${JSON.stringify(part).replaceAll('<', '\\u003c')}])</script>`;
  const exported = (payload: string) =>
    `<html><head><style>${sheet}</style></head><body><p>“Ça va”</p>${payload}<i></i></body></html>`;
  // Next cuts a payload anywhere, also between the length of a text and the text.
  const cut = rows.indexOf(',') + 1;
  const whole = exported(begin + push(rows.slice(0, cut)) + push(rows.slice(cut)));

  it('of a page becomes one script, without the stylesheet that the page has already', () => {
    const lean = withLeanPayload(whole, 'fees.html');
    const scripts = [...lean.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
    expect(scripts).toHaveLength(1);
    expect(lean.replace(/<script>.*<\/script>/s, '')).toBe(exported(''));
    const pushed: unknown[] = [];
    new Function('self', scripts[0] ?? '')({ __next_f: pushed });
    expect(pushed).toEqual([[0], [1, rows.replace(/T10,.*"}(?=7)/s, 'T4,/**/')]]);
  });

  it('of a page without an inline stylesheet becomes one script, too', () => {
    const linked = whole.replace(/<style>.*?<\/style>/, '<link rel="stylesheet" href="/a.css"/>');
    const lean = withLeanPayload(linked, 'fees.html');
    expect(lean.match(/<script>/g)).toHaveLength(1);
    expect(lean).toContain(JSON.stringify(rows).replaceAll('<', '\\u003c'));
  });

  it('of the router loses the stylesheet too, and nothing that only looks like it', () => {
    expect(withoutStylesheets(rows, [sheet])).toContain('6:T4,/**/7:[');
    const quoted = `3:["$","code",null,{"children":${JSON.stringify(sheet)}}]\n`;
    expect(withoutStylesheets(quoted, [sheet])).toBe(quoted);
  });

  it.each([
    ['does not begin', exported(push(rows))],
    ['odd piece', exported(`${begin}<script>self.__next_f.push([3,"AA=="])</script>`)],
    ['no copy of its stylesheet', exported(begin + push('0:null\n'))],
  ])('that %s as Next is known to write it stops the build, with the file’s name', (what, html) => {
    expect(() => withLeanPayload(html, 'fr/fees.html')).toThrow(
      new RegExp(`fr/fees.html.*${what}`),
    );
  });
});

describe('structured data', () => {
  it('is known for every page in every language, the generic article under all its addresses', () => {
    const files = structuredDataByFile();
    for (const file of ['index.html', 'fr.html', 'pt-br/blog/10.html', 'blog/infidelity-ptsd.html'])
      expect(files.get(file)).toMatch(/^<script type="application\/ld\+json">/);
  });

  it('stands at the end of a page, once', () => {
    const block = '<script type="application/ld+json">{}</script>';
    const done = withStructuredData('<body><p></p></body></html>', block, 'index.html');
    expect(done).toBe(`<body><p></p>${block}</body></html>`);
    expect(() => withStructuredData(done, block, 'index.html')).toThrow('index.html has');
    expect(() => withStructuredData('<p>', block, 'index.html')).toThrow('index.html is no whole');
  });
});
