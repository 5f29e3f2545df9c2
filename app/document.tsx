import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { BehavioursInDevelopment } from '@/browser/in-development';
import { pageColour } from '@/components/illustrations/palette';
import { InlineScript } from '@/components/ui/inline-script';
import { practice } from '@/content/practice';
import { offsetsOf } from '@/facts/calendar/clock';
import { lightScript } from '@/facts/calendar/light';
import { noticeScript, noticeToShow } from '@/facts/calendar/notice';
import { type Locale, locales } from '@/languages/locales';

/**
 * Prerenders the next page when a link is hovered or touched, where the browser supports it. An address with a dot is
 * no page but a file, which may be large.
 */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The browser's own colour is that of the page's ground. */
export const documentViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: pageColour('paper')[0] },
    { media: '(prefers-color-scheme: dark)', color: pageColour('paper')[1] },
  ],
};

/** The HTML document of one language. Each page puts its own shell into it. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const notice = noticeToShow(practice);
  const development = process.env.NODE_ENV === 'development';
  return (
    // The script in the head sets the hour's attribute before React hydrates the page, which it does in development alone.
    <html lang={locales[locale].tag} suppressHydrationWarning>
      <head>
        {/* In the head, so that the first paint shows what holds at this hour. */}
        <InlineScript code={lightScript} />
        {notice && <InlineScript code={noticeScript(notice, offsetsOf(practice))} />}
      </head>
      <body className="selection:bg-glass selection:text-ink">
        {children}
        {/* The development server would compile each page that a pointer passes over. */}
        {!development && <InlineScript type="speculationrules" data={speculationRules} />}
        {development && <BehavioursInDevelopment />}
      </body>
    </html>
  );
}
