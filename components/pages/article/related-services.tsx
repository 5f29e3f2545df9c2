import { ServiceCard } from '@/components/sections/service-card';
import type { Locale } from '@/content/locales';
import type { ServiceId } from '@/content/site-map';

type RelatedServicesProps = {
  locale: Locale;
  heading: string;
  intro: string;
  services: readonly ServiceId[];
};

/** The services that belong to an article: rows, under the column of its text where there is room. */
export function RelatedServices({ locale, heading, intro, services }: RelatedServicesProps) {
  return (
    <section
      className="measure grid grid-cols-1 gap-8 pb-20 lg:grid-cols-12 lg:pb-28 print:hidden"
      aria-labelledby="related"
    >
      <div className="lg:col-span-4">
        <h2 id="related" className="text-section">
          {heading}
        </h2>
        <p className="mt-3 max-w-text text-ink-soft">{intro}</p>
      </div>
      <ul className="grid grid-cols-1 gap-6 lg:col-span-8 [&_h3]:hyphens-auto [&_h3]:wrap-break-word">
        {services.map((id) => (
          <li key={id}>
            <ServiceCard card={id} locale={locale} shape="wide" />
          </li>
        ))}
      </ul>
    </section>
  );
}
