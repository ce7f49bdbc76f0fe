import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useStore } from '../../../lib/browser-state/store.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { href } from '../../../lib/site-paths.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import styles from './chat-panel.css?inline';
import { conversation } from './conversation.ts';
import { loadChatMessages, type PanelContent, PRIVACY_SECTION } from './load-chat-messages.ts';
import { isSheet, useSheet } from './use-sheet.ts';

// The style is part of this lazy chunk, so that the panel is never shown without it.
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(styles);
document.adoptedStyleSheets.push(styleSheet);

type Props = {
  firstMessages: PanelContent;
  /** @param isReturning true if focus goes back to the button */
  onClose: (isReturning: boolean) => void;
};

/** On a narrow screen the panel is a sheet over the page, otherwise it is beside the page. */
export function ChatPanel({ firstMessages, onClose }: Props) {
  const { language, prefix } = useLocale();
  const { messages, language: spoken, contacts } = useChatMessages(language, firstMessages);
  const current = useStore(conversation.store);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useId();
  const { panel } = messages;

  useSheet(dialog, onClose);

  /** On a phone, focusing the field would open the keyboard over the reply. */
  const returnFocus = () => (isSheet() ? dialog.current : field.current)?.focus();
  // The dialog must be shown first.
  useEffect(returnFocus, []);

  function follow() {
    if (!isSheet()) return;
    onClose(false);
    // While a modal dialog is open, the page behind cannot take focus.
    dialog.current?.close();
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <dialog
      ref={dialog}
      className="chat panel"
      data-overlay=""
      aria-labelledby={title}
      lang={spoken}
      tabIndex={-1}
    >
      <div className="chat__head">
        <div>
          <h2 id={title}>{panel.name}</h2>
          <p>
            {panel.notice}{' '}
            <Link to={href(prefix, 'privacy', PRIVACY_SECTION)} onClick={follow}>
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
      <ChatLog
        current={current}
        messages={messages}
        language={spoken}
        contacts={contacts}
        returnFocus={returnFocus}
        onFollow={follow}
      />
      <ChatForm
        current={current}
        messages={messages}
        language={spoken}
        field={field}
        returnFocus={returnFocus}
        onLeave={() => onClose(false)}
      />
    </dialog>
  );
}

/** Keeps the previous messages until those of a new language are loaded. */
function useChatMessages(language: Language, first: PanelContent): PanelContent {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    let isLate = false;
    loadChatMessages(language).then(
      (messages) => isLate || setShown(messages),
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [language]);
  return shown;
}
