'use client';

import { ErrorPage } from '@/components/pages/error/error-page';
import { error as words } from '@/content/en/error';

export default function EnglishError(props: { error: unknown }) {
  return (
    <main>
      <ErrorPage {...props} words={words} />
    </main>
  );
}
