import { type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { fill } from '../../content/fill.ts';
import { longestMessage } from '../../forms/field-lengths.ts';
import { href, withPrefix } from '../../i18n/href.ts';
import { type Language, languageTable } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.ts';
import { contactDraft } from '../../state/contact-draft.ts';
import type { ChatPanelWords } from './chat.words.ts';
import { type Conversation, conversation, isBusy } from './conversation.ts';
import { conversationLetter } from './conversation-letter.ts';

type Props = {
  now: Conversation;
  words: ChatPanelWords;
  /** The language that the panel speaks, and in which it asks. */
  language: Language;
  field: RefObject<HTMLTextAreaElement | null>;
  /** A message was sent by a button, which is disabled or gone now. */
  onSent: () => void;
  /** The conversation goes to the team: the panel has done its work. */
  onLeave: () => void;
};

/** The field, Send or Stop, and what one can do with the conversation as a whole. */
export function ChatForm({ now, words, language, field, onSent, onLeave }: Props) {
  const { panel } = words;
  const fault = returnedText(now, words, language);
  const faultId = useId();
  const isWaiting = isBusy(now);
  useGrowingField(field, now.draft);

  function send() {
    void conversation.send(now.draft, language);
  }

  function press(event: KeyboardEvent) {
    // Enter also ends the choice of a word in an input method; Safari says so only by this code.
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
        onSent();
      }}
    >
      {fault && (
        <p role="alert" id={faultId} className="chat__fault">
          {fault}
        </p>
      )}
      <textarea
        ref={field}
        rows={1}
        value={now.draft}
        aria-label={panel.field}
        placeholder={panel.placeholder}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && faultId}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => conversation.write(event.currentTarget.value)}
        onKeyDown={press}
      />
      {isWaiting && (
        <button
          type="button"
          className="btn line plain"
          onClick={() => {
            conversation.stop();
            onSent();
          }}
        >
          {panel.stop}
        </button>
      )}
      {/* It gives its place to Stop, and says meanwhile that it cannot be used. */}
      <button
        type="submit"
        className={isWaiting ? 'vh' : 'btn plain'}
        disabled={isWaiting || now.draft.trim() === ''}
      >
        {panel.send}
      </button>
      {now.exchanges.length > 0 && !isWaiting ? (
        <p className="chat__after">
          <TeamLink now={now} words={words} onLeave={onLeave} />
          <button
            type="button"
            onClick={() => {
              conversation.restart();
              onSent();
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

/** Leads to the contact form, where the conversation stands as a letter. */
function TeamLink({ now, words, onLeave }: Pick<Props, 'now' | 'words' | 'onLeave'>) {
  const { prefix } = useLocale();
  const isHome = withPrefix(useLocation().pathname, '') === '/';
  return (
    <Link
      to={href(prefix, 'home')}
      state={{ section: 'contact' }}
      preventScrollReset={isHome}
      onClick={() => {
        contactDraft.set(conversationLetter(now.exchanges, words));
        onLeave();
      }}
    >
      {words.panel.team}
    </Link>
  );
}

function returnedText(
  { returned }: Conversation,
  { problems }: ChatPanelWords,
  language: Language,
): string | undefined {
  if (!returned) return undefined;
  if (returned === 'full') return problems.full;
  const max = new Intl.NumberFormat(languageTable[language].numbers).format(longestMessage);
  return fill(problems.tooLong, { max });
}

/** Grows the field with its text where the style sheet cannot (`field-sizing`: Firefox, older Safari). */
function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    // An empty field has the height of one line, whatever its placeholder needs.
    if (text)
      element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [field, text]);
}
