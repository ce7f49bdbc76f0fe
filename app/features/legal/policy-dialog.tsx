import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { fetchPolicy } from './fetch-policy.ts';

export type PolicyDialogProps = { path: string; title: string; close: string; onClose: () => void };

export function PolicyDialog({ path, title, close, onClose }: PolicyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
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

  // The content covers the dialog, so its own hits are on the backdrop.
  const isBeside = (event: MouseEvent) => event.target === dialog.current;

  function release(event: MouseEvent) {
    // A text selection that ends on the backdrop does not close it.
    if (pressedBeside.current && isBeside(event)) dialog.current?.close();
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="policies"
      aria-labelledby={name}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onMouseUp={release}
      onClose={onClose}
    >
      <div className="policies__head">
        <p id={name} className="serif">
          {title}
        </p>
        <button type="button" className="policies__close" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </div>
      <div ref={text} className="policies__text" />
    </dialog>,
    document.body,
  );
}
