'use client';

import { useEffect, useState } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { type ErrorWords, errorHeading } from '@/content/en/error';
import { phoneDisplay, phoneHref } from '@/content/phone';
import { pagePaths } from '@/content/site-map';
import { hostAnswers } from '@/lib/host-answers';

type ErrorPageProps = {
  /** What was thrown: an `Error`, a response-like object with a status, or anything else. */
  error: unknown;
  retry: () => void;
  words: ErrorWords;
};

/** The error screen (docs/specification.md 3.14): the specified heading, what happened, ways on. */
export function ErrorPage({ error, retry, words }: ErrorPageProps) {
  /** Whether the document is about to be reloaded, which fixes a missing file. Until that is tried, once,
   * nothing is shown. */
  const [mending, setMending] = useState(() => isMissingFile(error) && !isReloaded());

  useEffect(() => {
    if (!mending) {
      console.error(error);
      return;
    }
    // Only if the host answers: otherwise the browser's own error page would come, without the phone.
    hostAnswers().then((answers) => (answers ? window.location.reload() : setMending(false)));
  }, [error, mending]);

  if (mending) return null;
  return (
    <div className="measure section">
      <h1 lang="en" className="text-headline">
        {errorHeading}
      </h1>
      <p
        lang="en"
        className="mt-5 max-w-text rounded-field bg-shell px-5 py-3 text-base break-words"
      >
        {statusOf(error)}
      </p>
      <p className="mt-6 max-w-text">{words.explanation}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={isMissingFile(error) ? () => window.location.reload() : retry}>
          {words.retry}
        </Button>
        {/* A whole new document: what broke may be the router. */}
        <ButtonAnchor href={pagePaths.home} look="quiet">
          {words.home}
        </ButtonAnchor>
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

/** Whether a page's script has not come: after a new deployment it may have another name. */
function isMissingFile(error: unknown) {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Whether this document is a reload already, so that it does not reload for ever. */
function isReloaded() {
  const [document] = performance.getEntriesByType('navigation');
  return (document as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** The status text or message of whatever was thrown. */
function statusOf(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const { status, statusText, message } = error as Record<string, unknown>;
    if (status !== undefined) return [status, statusText].filter(Boolean).join(' ');
    if (message) return String(message);
  }
  return String(error);
}
