type Props = { label?: string };

/** A field that people neither see nor reach, and robots fill in. What is sent with it filled is put aside. */
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
