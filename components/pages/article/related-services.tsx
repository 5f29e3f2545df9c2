import { ServiceCard } from '@/components/sections/service-card';
import type { Locale } from '@/languages/locales';
import { isOffered, type ServiceId } from '@/routing/pages';

type RelatedServicesProps = {
  locale: Locale;
  heading: string;
  intro: string;
  services: readonly ServiceId[];
};

/** The services that belong to an article, of those that the practice offers. */
export function RelatedServices({ locale, heading, intro, services }: RelatedServicesProps) {
  return (
    <section className="measure pb-20 lg:pb-28 print:hidden" aria-labelledby="related">
      <h2 id="related">{heading}</h2>
      <p className="mt-3 max-w-text text-ink-soft">{intro}</p>
      <ul className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-3">
        {services.filter(isOffered).map((id) => (
          <li key={id}>
            <ServiceCard card={id} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
