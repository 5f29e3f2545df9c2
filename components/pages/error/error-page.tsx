'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { messageOf } from '@/components/ui/message-of';
import { type ErrorWords, errorHeading } from '@/content/en/error';
import { phoneDisplay, phoneHref } from '@/facts/phone';
import { pagePaths } from '@/routing/pages';

type ErrorPageProps = {
  /** What was thrown. */
  error: unknown;
  words: ErrorWords;
};

/** The error screen (docs/specification.md 3.14): the specified heading, what happened, ways on. */
export function ErrorPage({ error, words }: ErrorPageProps) {
  useEffect(() => console.error(error), [error]);

  return (
    <div className="measure section">
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
        <a
          href={phoneHref}
          className="font-semibold whitespace-nowrap text-river underline underline-offset-4"
        >
          {phoneDisplay}
        </a>
      </p>
    </div>
  );
}

/** What was on the screen is gone, and with it the focus: whoever cannot see that hears of it. */
const focus = (heading: HTMLElement | null) => heading?.focus();
