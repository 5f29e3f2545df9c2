'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { messageOf } from '@/components/ui/message-of';
import { errorHeading } from '@/content/en/error';
import { phoneDisplay, phoneHref } from '@/facts/phone';
import { splitLocale } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { errorWords } from '@/words/error-words';

/** The language of the address, as a layout that broke cannot tell it. */
export const localeHere = () =>
  splitLocale(typeof window === 'undefined' ? '/' : window.location.pathname).locale;

/** The error screen (docs/specification.md 3.14): the specified heading, what happened, ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  const words = errorWords[localeHere()];

  return (
    <main className="page-width section">
      <h1 ref={focus} tabIndex={-1} lang="en" className="outline-none">
        {errorHeading}
      </h1>
      <p
        lang="en"
        className="mt-5 max-w-text rounded-field bg-shell px-5 py-3 text-base break-words"
      >
        {messageOf(error)}
      </p>
      <p className="mt-6 max-w-text">{words.explanation}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {/* By a reload: what broke may be the document itself, as where a browser has translated it. */}
        <Button onClick={() => window.location.reload()}>{words.retry}</Button>
        <ButtonLink href={pagePaths.home} look="quiet">
          {words.home}
        </ButtonLink>
      </div>
      <p className="mt-8">
        {words.phone}{' '}
        <a href={phoneHref} className="crisis-number">
          <span translate="no">{phoneDisplay}</span>
        </a>
      </p>
    </main>
  );
}

/** The focused element is gone, so the heading takes the focus. Screen readers then read it out. */
const focus = (heading: HTMLElement | null) => heading?.focus();
