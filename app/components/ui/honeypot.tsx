type Props = { label?: string };

/** Hidden from people; submissions that fill it are marked as suspected. */
export function Honeypot({ label = '' }: Props) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
