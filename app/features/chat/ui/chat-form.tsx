import { type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { contactDraft } from '../../../lib/browser-state/contact-draft.ts';
import { fill } from '../../../lib/content/fill.ts';
import { type Language, languageTable } from '../../../lib/i18n/languages.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { href, isHomePath } from '../../../lib/site-paths.ts';
import type { ChatPanelMessages } from '../chat.messages.ts';
import { conversationLimits } from '../conversation-limits.ts';
import { type Conversation, conversation, isBusy } from './conversation.ts';
import { conversationDraft } from './conversation-draft.ts';

type Props = {
  current: Conversation;
  messages: ChatPanelMessages;
  language: Language;
  field: RefObject<HTMLTextAreaElement | null>;
  returnFocus: () => void;
  onLeave: () => void;
};

export function ChatForm({ current, messages, language, field, returnFocus, onLeave }: Props) {
  const { panel, problems } = messages;
  const max = new Intl.NumberFormat(languageTable[language].numbers).format(conversationLimits.message);
  const errors = { full: problems.full, tooLong: fill(problems.tooLong, { max }) };
  const error = current.returned && errors[current.returned];
  const errorId = useId();
  const isWaiting = isBusy(current);
  const { prefix } = useLocale();
  const isHome = isHomePath(useLocation().pathname);
  useGrowingField(field, current.draft);

  function send() {
    void conversation.send(current.draft, language);
  }

  function press(event: KeyboardEvent) {
    // Enter also confirms a choice in an input method, which Safari marks only by this `keyCode`.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="chat__form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        returnFocus();
      }}
    >
      {error && (
        <p role="alert" id={errorId} className="chat__fault">
          {error}
        </p>
      )}
      <textarea
        ref={field}
        rows={1}
        value={current.draft}
        aria-label={panel.field}
        placeholder={panel.placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => conversation.write(event.currentTarget.value)}
        onKeyDown={press}
      />
      {isWaiting && (
        <button
          type="button"
          className="btn outline plain"
          onClick={() => {
            conversation.stop();
            returnFocus();
          }}
        >
          {panel.stop}
        </button>
      )}
      <button
        type="submit"
        className={isWaiting ? 'visually-hidden' : 'btn plain'}
        disabled={isWaiting || current.draft.trim() === ''}
      >
        {panel.send}
      </button>
      {current.exchanges.length > 0 && !isWaiting ? (
        <p className="chat__after">
          <Link
            to={href(prefix, 'home')}
            state={{ section: 'contact' }}
            preventScrollReset={isHome}
            onClick={() => {
              contactDraft.set(conversationDraft(current.exchanges, messages));
              onLeave();
            }}
          >
            {panel.team}
          </Link>
          <button
            type="button"
            onClick={() => {
              conversation.restart();
              returnFocus();
            }}
          >
            {panel.restart}
          </button>
        </p>
      ) : (
        <p className="chat__keys">{panel.keys}</p>
      )}
    </form>
  );
}

/** Firefox and older Safari lack `field-sizing`. */
function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    if (text)
      element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [field, text]);
}
