import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { fetchPolicy } from './fetch-policy.ts';

export type PolicyDialogProps = { path: string; title: string; close: string; onClose: () => void };

export function PolicyDialog({ path, title, close, onClose }: PolicyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const name = useId();

  useEffect(() => {
    const args = new AbortController();
    dialog.current?.showModal();
    fetchPolicy(path, args.signal).then(
      (policy) => text.current?.replaceChildren(policy),
      // The policy's own page can show the error.
      () => args.signal.aborted || window.location.assign(path),
    );
    return () => args.abort();
  }, [path]);

  return createPortal(
    <dialog
      ref={dialog}
      className="policies panel"
      aria-labelledby={name}
      // The content covers the dialog, so its own hits are on the backdrop. A text selection may end there.
      onMouseDown={({ target }) => {
        if (target === dialog.current) dialog.current.close();
      }}
      onClose={onClose}
    >
      <div className="policies__head">
        <p id={name} className="serif">
          {title}
        </p>
        <button type="button" className="btn line plain small" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </div>
      <div ref={text} className="policies__text" />
    </dialog>,
    document.body,
  );
}
