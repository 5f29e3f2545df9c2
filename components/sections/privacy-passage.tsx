import type { Locale } from '@/languages/locales';
import { PrivacyLink } from './privacy-link';
import { ServiceSection } from './service-section';
import { Filled } from './text';

type PrivacyPassageProps = {
  locale: Locale;
  heading: string;
  /** With `{private}` where the link to the whole of it stands. */
  text: string;
};

/** What stays private, in short, on a service page. */
export function PrivacyPassage({ locale, heading, text }: PrivacyPassageProps) {
  return (
    <ServiceSection id="private" locale={locale} words={{ heading }}>
      <p className="max-w-text max-md:text-base">
        <Filled locale={locale} link={<PrivacyLink locale={locale} />}>
          {text}
        </Filled>
      </p>
    </ServiceSection>
  );
}
