import { HeroRiver } from '@/components/illustrations/hero-river';
import { Wave } from '@/components/illustrations/wave';
import { BookOrCall, CallToAction } from '@/components/sections/call-to-action';
import { Pathway } from '@/components/sections/pathway';
import { ServiceCard } from '@/components/sections/service-card';
import { ServiceScene } from '@/components/sections/service-scene';
import { Paragraphs, Points } from '@/components/sections/text-blocks';
import { TextLink } from '@/components/ui/text-link';
import type { Locale } from '@/content/locales';
import { cardIds, localePath, pagePaths } from '@/content/site-map';
import { wordsFor } from '@/content/words';

/** `/`: hero, about, the pathway, the six services, ADHD, and the call to action. */
export function HomePage({ locale }: { locale: Locale }) {
  const { hero, about, pathway, services, adhd, closing } = wordsFor(locale).home;
  return (
    <>
      <div className="measure grid items-center gap-x-14 gap-y-12 pt-6 pb-16 lg:grid-cols-12 lg:pt-8 lg:pb-24">
        <div className="lg:col-span-7">
          <p className="flex items-center gap-3 text-base font-semibold text-river">
            <Wave className="h-2 w-6" />
            {hero.eyebrow}
          </p>
          <h1 className="mt-6 max-w-[11ch]">{hero.title}</h1>
          <p className="mt-7 max-w-[52ch] text-[1.25rem] leading-normal text-ink-soft">
            {hero.lead}
          </p>
          <BookOrCall locale={locale} className="mt-9 flex flex-wrap gap-3" />
          <ul className="mt-12 grid gap-x-8 gap-y-5 border-t border-sand pt-7 sm:grid-cols-3">
            {hero.facts.map(({ figure, text }) => (
              <li key={figure}>
                <span className="block font-display text-[1.75rem] leading-tight">{figure}</span>{' '}
                <span className="mt-1 block text-base leading-snug text-ink-soft">{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <HeroRiver
          title={hero.imageTitle}
          className="hero-picture aspect-[4/3] w-full rounded-card sm:rounded-t-[18rem] lg:col-span-5 lg:aspect-[560/680]"
        />
      </div>

      <section className="measure grid gap-x-14 gap-y-10 pb-20 lg:grid-cols-12 lg:pb-32">
        <div className="lg:col-span-6">
          <h2>{about.heading}</h2>
          <Paragraphs paragraphs={about.paragraphs} className="mt-6" />
          <TextLink href={localePath(pagePaths.fees, locale)} className="mt-4">
            {about.action}
          </TextLink>
        </div>
        <ul className="space-y-6 border-l-2 border-glass pl-8 lg:col-span-5 lg:col-start-8 lg:mt-4">
          {about.promises.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="overflow-hidden bg-band">
        <div className="night measure section">
          <h2>{pathway.heading}</h2>
          <p className="mt-4 max-w-[62ch] text-ink-soft">{pathway.intro}</p>
          <div className="mt-10 lg:mt-2">
            <Pathway phases={pathway.phases} />
          </div>
          <p className="mt-10">
            <TextLink href={localePath(pagePaths['infidelity-recovery'], locale)}>
              {pathway.action}
            </TextLink>
          </p>
          <p className="mt-4 max-w-[80ch] text-[0.9375rem] text-ink-soft">{pathway.source}</p>
        </div>
      </section>

      <section className="measure section">
        <h2>{services.heading}</h2>
        <p className="mt-4 max-w-[58ch] text-ink-soft">{services.intro}</p>
        <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-12">
          {cardIds.map((card, index) => (
            <li key={card} className={index < 2 ? 'lg:col-span-6' : 'lg:col-span-3'}>
              <ServiceCard card={card} locale={locale} shape="tall" />
            </li>
          ))}
        </ul>
      </section>

      <section className="measure grid items-center gap-x-14 gap-y-10 pb-20 lg:grid-cols-12 lg:pb-32">
        <ServiceScene
          card="adhd-couples"
          className="aspect-[3/2] w-full rounded-card lg:col-span-5 lg:aspect-[4/5]"
        />
        <div className="lg:col-span-7">
          <p className="font-semibold text-river">{adhd.eyebrow}</p>
          <h2 className="mt-2">{adhd.heading}</h2>
          <Paragraphs paragraphs={adhd.paragraphs} className="mt-6" />
          <Points points={adhd.points} className="mt-6" />
          <TextLink href={localePath(pagePaths['adhd-couples'], locale)} className="mt-5">
            {adhd.action}
          </TextLink>
        </div>
      </section>

      <CallToAction locale={locale} {...closing} />
    </>
  );
}
