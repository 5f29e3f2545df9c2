import type { Locale } from '@/content/locales';
import type { ServiceId } from '@/content/site-map';
import { ServiceCard } from './service-card';

type RelatedServicesProps = {
  locale: Locale;
  heading: string;
  intro: string;
  services: readonly ServiceId[];
};

/** The services that belong to an article. */
export function RelatedServices({ locale, heading, intro, services }: RelatedServicesProps) {
  return (
    <section className="measure pb-20 lg:pb-28 print:hidden" aria-labelledby="related">
      <h2 id="related" className="text-[clamp(1.7rem,1.5rem+0.9vw,2.2rem)]">
        {heading}
      </h2>
      <p className="mt-3 text-ink-soft">{intro}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {services.map((id) => (
          <li key={id}>
            <ServiceCard card={id} locale={locale} shape="tall" />
          </li>
        ))}
      </ul>
    </section>
  );
}
