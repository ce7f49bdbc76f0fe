import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { fetchPolicy } from './fetch-policy.ts';

export type PolicyDialogProps = { path: string; title: string; close: string; onClose: () => void };

/** A policy over the page: its name, a button to close it, its text. A press beside it and Escape close it too. */
export function PolicyDialog({ path, title, close, onClose }: PolicyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  const name = useId();

  useEffect(() => {
    const visit = new AbortController();
    dialog.current?.showModal();
    fetchPolicy(path, visit.signal).then(
      (policy) => text.current?.replaceChildren(policy),
      // Where the text cannot come here, its own page can say why.
      () => visit.signal.aborted || window.location.assign(path),
    );
    return () => visit.abort();
  }, [path]);

  // Its content covers the dialog, so what hits the dialog itself hits the ground around it.
  const isBeside = (event: MouseEvent) => event.target === dialog.current;

  function release(event: MouseEvent) {
    // A selection of text that ends beside the dialog does not close it.
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
