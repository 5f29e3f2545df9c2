import clsx from 'clsx';
import { Problem } from './problem';

type FieldProps = {
  label: string;
  name: string;
  placeholder: string;
  /** What to write, in the page's language: shown while the field has `aria-invalid`. */
  problem?: string;
  type?: 'email' | 'tel';
  multiline?: boolean;
  required?: boolean;
  autoComplete?: string;
  /** Written from the side from which its words are read. */
  dir?: 'auto';
};

/** A labelled text field of one line or of several. The browser checks it, and says so in its own words, too. */
export function Field({ label, problem, type, multiline, ...props }: FieldProps) {
  const control = { id: `field-${props.name}`, ...props };
  return (
    <div className="group">
      <label htmlFor={control.id} className="mb-1.5 block text-base font-semibold">
        {label}
      </label>
      {multiline ? (
        <textarea rows={5} className={clsx(look, 'max-h-[50svh] min-h-36 resize-y')} {...control} />
      ) : (
        <input type={type ?? 'text'} className={look} {...control} />
      )}
      {/* Reserves the message's space. While the field has the focus, the browser shows its own message there. */}
      <div className="min-h-10 pt-1.5 text-base leading-snug">
        {problem && (
          <div className="hidden group-not-focus-within:group-has-aria-invalid:block">
            <Problem id={`${control.id}-problem`}>{problem}</Problem>
          </div>
        )}
      </div>
    </div>
  );
}

const look = clsx(
  // A field that is scrolled into view shows its label, too.
  'block w-full scroll-mt-20 px-4 py-3',
  'rounded-field border-control border-ink-soft bg-paper text-ink',
  'placeholder:text-ink-soft placeholder:opacity-100',
  'aria-invalid:border-clay aria-invalid:inset-ring aria-invalid:inset-ring-clay',
);
