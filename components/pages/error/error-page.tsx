import { Button, ButtonLink } from '@/components/ui/button';
import { messageOf } from '@/components/ui/message-of';
import { errorHeading } from '@/content/en/error';
import { splitLocale } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { errorWords } from '@/words/error-words';

/** The language of the address, as a layout that broke cannot tell it. */
export const localeHere = () =>
  splitLocale(typeof window === 'undefined' ? '/' : window.location.pathname).locale;

/** The error screen (docs/specification.md 3.14): the specified heading, what happened, ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const words = errorWords[localeHere()];
  return (
    <main className="page-width section">
      <h1 lang="en">{errorHeading}</h1>
      <p lang="en" className="mt-5 break-words">
        {messageOf(error)}
      </p>
      <p className="mt-5">{words.explanation}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{words.retry}</Button>
        <ButtonLink href={pagePaths.home} look="quiet">
          {words.home}
        </ButtonLink>
      </div>
    </main>
  );
}
