import { Intake } from '@/components/sections/intake';
import { OwnersWords } from '@/components/sections/owners-words';
import type { ContactWords } from '@/content/en/contact';
import { practice } from '@/content/practice';
import type { Locale } from '@/languages/locales';

type FirstQuestionsProps = { words: ContactWords['visit']['labels']; locale: Locale };

/** What a visitor who compares counsellors asks first, where the practice has said it. */
export function FirstQuestions({ words, locale }: FirstQuestionsProps) {
  const training = practice.visit?.training;
  return (
    <Intake locale={locale} className="mt-4 max-w-text space-y-1 text-base">
      {training && (
        <p>
          <strong className="font-semibold">{words.training}:</strong>{' '}
          <OwnersWords locale={locale} text={training} />
        </p>
      )}
    </Intake>
  );
}
