import { type ComponentProps, type FormEvent, useState } from 'react';
import { Problem } from './problem';

type FieldProps = {
  label: string;
  name: string;
  placeholder: string;
  /** What to write, in the page's language: said once the browser has refused the field. */
  problem?: string;
} & (
  | ({ multiline: true } & ComponentProps<'textarea'>)
  | ({ multiline?: false } & ComponentProps<'input'>)
);

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A labelled text field of one line or of several. The browser checks it, and says so in its own words, too. */
export function Field({ label, problem, ...props }: FieldProps) {
  const [invalid, setInvalid] = useState(false);
  // Not by `useId`: an island's ids would differ from those of the page that it was rendered in.
  const id = `field-${props.name}`;
  const control = {
    id,
    className: look,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? `${id}-problem` : undefined,
    onInvalid: () => setInvalid(true),
    onInput: ({ currentTarget }: FormEvent<Control>) => {
      if (invalid) setInvalid(!currentTarget.validity.valid);
    },
  };
  return (
    // Room for the browser's message, which would cover the next label.
    <div className="max-sm:has-aria-invalid:pb-8">
      <label htmlFor={id} className="mb-1.5 block text-base font-semibold">
        {label}
      </label>
      {/* Above the field: below it the browser's own message would hide it. */}
      {invalid && problem && (
        <div className="mb-1.5 text-base leading-snug">
          <Problem id={`${id}-problem`}>{problem}</Problem>
        </div>
      )}
      {props.multiline ? <TextArea {...control} {...props} /> : <Input {...control} {...props} />}
    </div>
  );
}

// Scrolled into view, it shows its label and what is said of it.
const look =
  'block w-full scroll-mt-20 rounded-field border-control border-ink-soft bg-paper px-4 py-3 text-ink placeholder:text-ink-soft placeholder:opacity-100 aria-invalid:border-clay aria-invalid:inset-ring aria-invalid:inset-ring-clay';

function Input({ multiline: _, ...props }: { multiline?: false } & ComponentProps<'input'>) {
  return <input type="text" {...props} />;
}

function TextArea({
  multiline: _,
  className,
  ...props
}: { multiline: true } & ComponentProps<'textarea'>) {
  return (
    <textarea rows={5} className={`${className} max-h-[50svh] min-h-36 resize-y`} {...props} />
  );
}
