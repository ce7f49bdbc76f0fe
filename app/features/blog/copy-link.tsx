import { useState } from 'react';

type Props = { label: string; done: string };

/** Puts the address of the page on the clipboard and says so. */
export function CopyLink({ label, done }: Props) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied(true);
    } catch (fault) {
      // A visitor can copy the address by hand; only the console hears of it.
      console.error(fault);
    }
  }

  return (
    <>
      <button type="button" className="btn line plain" onClick={() => void copy()}>
        {label}
      </button>
      <p role="status">{copied && done}</p>
    </>
  );
}
