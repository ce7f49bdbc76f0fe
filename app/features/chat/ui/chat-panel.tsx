import { useEffect, useId, useInsertionEffect, useRef } from 'react';
import { Link } from 'react-router';
import { href } from '../../i18n/href.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useStore } from '../../state/store.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import styles from './chat-panel.css?inline';
import { conversation } from './conversation.ts';
import type { SpokenWords } from './spoken-words.ts';
import { isSheet, useSheet } from './use-sheet.ts';
import { useSpokenWords } from './use-spoken-words.ts';

/** The section of the privacy policy that says how the assistant works, on the policy's page. */
const explained = 'section-9';

type Props = {
  /** The words in the language in which the panel was first opened. */
  firstWords: SpokenWords;
  /** @param isReturning whether the focus goes back to the button */
  onClose: (isReturning: boolean) => void;
};

/** The open assistant: a panel beside the page on a desk, a sheet over it on a phone. */
export function ChatPanel({ firstWords, onClose }: Props) {
  const { language, prefix } = useLocale();
  const { words, language: spoken } = useSpokenWords(language, firstWords);
  const now = useStore(conversation.store);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useId();
  const { panel } = words;

  usePanelStyles();
  useSheet(dialog, onClose);

  /** On a phone the keyboard would cover what comes; there the reading goes on in the panel itself. */
  const rest = () => (isSheet() ? dialog.current : field.current)?.focus();
  // Once, as it opens: after the dialog has been shown.
  useEffect(rest, []);

  /** A page that was asked for must be seen: a sheet makes room for it, a panel stays beside it. */
  function follow() {
    if (!isSheet()) return;
    onClose(false);
    // While the sheet is open the page behind it cannot take the focus.
    dialog.current?.close();
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <dialog ref={dialog} className="chat" data-overlay="" aria-labelledby={title} lang={spoken} tabIndex={-1}>
      <div className="chat__head">
        <div>
          <h2 id={title}>{panel.name}</h2>
          <p>
            {panel.notice}{' '}
            <Link to={href(prefix, 'privacy', explained)} onClick={follow}>
              {panel.how}
            </Link>
          </p>
        </div>
        <button
          type="button"
          className="chat__close"
          aria-label={panel.close}
          onClick={() => onClose(true)}
        />
      </div>
      <ChatLog now={now} words={words} language={spoken} onAsked={rest} onFollow={follow} />
      <ChatForm
        now={now}
        words={words}
        language={spoken}
        field={field}
        onSent={rest}
        onLeave={() => onClose(false)}
      />
    </dialog>
  );
}

/** The panel's style sheet is in its code, so that both come at once and the panel is never seen without it. */
function usePanelStyles(): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
