'use client';

import { useParams } from 'next/navigation';
import { localeOf } from '@/app/locale-of';
import { ErrorPage } from '@/components/pages/error/error-page';
import { errorWords } from '@/words/error-words';

export default function PrefixedError(props: { error: unknown }) {
  const { locale } = useParams<{ locale: string }>();
  return (
    <main>
      <ErrorPage {...props} words={errorWords[localeOf(locale)]} />
    </main>
  );
}
