type Props = { label: string };

/** The first stop of the Tab key: past the bar, to what the page is about. */
export function SkipLink({ label }: Props) {
  return (
    <a className="skip" href="#main">
      {label}
    </a>
  );
}
