import { OwnersWords } from '@/components/sections/owners-words';
import type { ContactWords } from '@/content/en/contact';
import { practice } from '@/content/practice';
import type { Locale } from '@/languages/locales';

type FirstQuestionsProps = { words: ContactWords['visit']['labels']; locale: Locale };

/** What a visitor who compares counsellors asks first, where the practice has said it. */
export function FirstQuestions({ words, locale }: FirstQuestionsProps) {
  const training = practice.visit?.training;
  if (!training) return null;
  return (
    <p className="mt-4 max-w-text text-base">
      <strong className="font-semibold">{words.training}:</strong>{' '}
      <OwnersWords locale={locale} text={training} />
    </p>
  );
}
