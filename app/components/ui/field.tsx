import type { InputHTMLAttributes } from 'react';

type Props = {
  name: string;
  label: string;
  /** Not part of the accessible name, such as "optional". */
  hint?: string;
  error?: string | undefined;
  rows?: number;
  type?: 'text' | 'email' | 'tel';
  /** A list to choose from, by value. */
  choices?: Readonly<Record<string, string>>;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  required?: boolean;
  maxLength?: number;
  defaultValue?: string | undefined;
};

/** Links the error by `aria-describedby`. */
export function Field({ name, label, hint, error, rows, type = 'text', choices, ...rest }: Props) {
  const id = `field-${name}`;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    ...rest,
  };
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
        {hint && <span id={`${id}-hint`}>{hint}</span>}
      </div>
      {choices && (
        <select {...attributes}>
          {Object.entries(choices).map(([value, shown]) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </select>
      )}
      {!choices && (rows ? <textarea rows={rows} {...attributes} /> : <input type={type} {...attributes} />)}
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Hidden from people; submissions that fill it are marked as suspected. */
export function Honeypot({ label = '' }: { label?: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <input name="website" aria-label={label} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
