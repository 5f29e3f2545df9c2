import type { ComponentProps } from 'react';

type FieldProps = {
  label: string;
  name: string;
  placeholder: string;
} & (
  | ({ multiline: true } & ComponentProps<'textarea'>)
  | ({ multiline?: false } & ComponentProps<'input'>)
);

/** A labelled text field of one line or of several. */
export function Field({ label, ...props }: FieldProps) {
  // Not by `useId`: an island's ids would differ from those of the page that it was rendered in.
  const id = `field-${props.name}`;
  return (
    <div className="group">
      <label
        htmlFor={id}
        className="mb-1.5 block text-base font-semibold group-has-user-invalid:text-clay-strong group-has-user-invalid:refused"
      >
        {label}
      </label>
      {props.multiline ? <TextArea id={id} {...props} /> : <Input id={id} {...props} />}
    </div>
  );
}

const look =
  'block w-full rounded-field border-control border-ink-soft bg-paper px-4 py-3 text-ink placeholder:text-ink-soft placeholder:opacity-100 user-invalid:border-clay user-invalid:inset-ring user-invalid:inset-ring-clay';

function Input({ multiline: _, ...props }: { multiline?: false } & ComponentProps<'input'>) {
  return <input type="text" className={look} {...props} />;
}

function TextArea({ multiline: _, ...props }: { multiline: true } & ComponentProps<'textarea'>) {
  return <textarea rows={5} className={`${look} max-h-half min-h-36 resize-y`} {...props} />;
}
