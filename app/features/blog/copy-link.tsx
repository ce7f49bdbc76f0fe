import { useState } from 'react';

type Props = { label: string; done: string };

export function CopyLink({ label, done }: Props) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied(true);
    } catch (error) {
      console.error(error);
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
