'use client';

import { useParams } from 'next/navigation';
import { ErrorPage } from '@/components/pages/error/error-page';
import { assertPrefixedLocale } from '@/languages/locales';
import { errorWords } from '@/words/error-words';

export default function PrefixedError(props: { error: unknown }) {
  const { locale } = useParams<{ locale: string }>();
  return (
    <main>
      <ErrorPage {...props} words={errorWords[assertPrefixedLocale(locale)]} />
    </main>
  );
}
