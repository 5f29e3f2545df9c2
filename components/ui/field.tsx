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
    // Room for the browser's message, which would cover the next label.
    <div className="group max-sm:has-aria-invalid:pb-8">
      <label htmlFor={control.id} className="mb-1.5 block text-base font-semibold">
        {label}
      </label>
      {/* Above the field: below it the browser's own message would hide it. */}
      {problem && (
        <div className="mb-1.5 hidden text-base leading-snug group-has-aria-invalid:block">
          <Problem id={`${control.id}-problem`}>{problem}</Problem>
        </div>
      )}
      {multiline ? (
        <textarea rows={5} className={clsx(look, 'max-h-[50svh] min-h-36 resize-y')} {...control} />
      ) : (
        <input type={type ?? 'text'} className={look} {...control} />
      )}
    </div>
  );
}

// Scrolled into view, it shows its label and what is said of it.
const look =
  'block w-full scroll-mt-20 rounded-field border-control border-ink-soft bg-paper px-4 py-3 text-ink placeholder:text-ink-soft placeholder:opacity-100 aria-invalid:border-clay aria-invalid:inset-ring aria-invalid:inset-ring-clay';
