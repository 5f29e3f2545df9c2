import type { ContactWords } from '@/content/en/contact';
import { practice } from '@/content/practice';
import { ownText } from '@/facts/values';
import type { Locale } from '@/languages/locales';

/** What a visitor who compares counsellors asks first, below the phone. */
export const firstKinds = ['training', 'waitingTime'] as const;

type FirstQuestionsProps = { words: ContactWords['visit']['labels']; locale: Locale };

/** Training and the first free time, where the practice has said them. */
export function FirstQuestions({ words, locale }: FirstQuestionsProps) {
  const answers = firstKinds.flatMap((kind) => {
    const text = ownText(practice.visit?.[kind], locale);
    return text ? [{ kind, text }] : [];
  });
  if (answers.length === 0) return null;
  return (
    <dl className="mt-4 max-w-text space-y-1 text-base">
      {answers.map(({ kind, text }) => (
        <div key={kind}>
          <dt className="inline font-semibold">{words[kind]}:</dt>{' '}
          <dd className="inline text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
