import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher } from 'react-router';
import type { loadPolicy } from './policy.server.ts';
import { PolicyText } from './policy-page.tsx';

export type PolicyDialogProps = { path: string; title: string; close: string; onClose: () => void };

export function PolicyDialog({ path, title, close, onClose }: PolicyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { load, data: policy } = useFetcher<typeof loadPolicy>();
  const name = useId();

  useEffect(() => {
    dialog.current?.showModal();
    void load(path);
  }, [load, path]);

  return createPortal(
    <dialog
      ref={dialog}
      className="policies panel"
      aria-labelledby={name}
      // The content covers the dialog, so a press on the dialog itself is on the backdrop, unless a text selection ends there.
      onMouseDown={({ target }) => {
        if (target === dialog.current) dialog.current.close();
      }}
      onClose={onClose}
    >
      <div className="policies__head">
        <p id={name} className="serif">
          {title}
        </p>
        <button type="button" className="btn outline plain small" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </div>
      <div className="policies__text">
        {policy && (
          <PolicyText policy={policy}>
            <p className="lead">{policy.messages.head.lead}</p>
          </PolicyText>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
