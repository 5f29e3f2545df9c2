import { ServiceCard } from '@/components/sections/service-card';
import type { Locale } from '@/content/locales';
import type { ServiceId } from '@/content/site-map';

type RelatedServicesProps = {
  locale: Locale;
  heading: string;
  intro: string;
  services: readonly ServiceId[];
};

/** The services that belong to an article: rows, that begin with the column of its text where there is room. */
export function RelatedServices({ locale, heading, intro, services }: RelatedServicesProps) {
  return (
    <section
      className="measure grid grid-cols-1 gap-x-12 gap-y-8 pb-20 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pb-28 roomy:grid-cols-[1fr_41rem_1fr] print:hidden"
      aria-labelledby="related"
    >
      <div>
        <h2 id="related" className="text-section">
          {heading}
        </h2>
        <p className="mt-3 max-w-text text-ink-soft">{intro}</p>
      </div>
      <ul className="grid grid-cols-1 gap-6 roomy:col-span-2 [&_h3]:hyphens-auto [&_h3]:wrap-break-word">
        {services.map((id) => (
          <li key={id}>
            <ServiceCard card={id} locale={locale} shape="wide" />
          </li>
        ))}
      </ul>
    </section>
  );
}
