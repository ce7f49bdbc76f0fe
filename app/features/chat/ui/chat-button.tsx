import { useEffect, useRef, useState } from 'react';
import { BrandMark } from '../../../components/ui/marks.tsx';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import type { ChatButtonMessages } from '../chat.messages.ts';
import type { ChatPanel } from './chat-panel.tsx';
import { loadChatMessages, type PanelContent } from './load-chat-messages.ts';

type Loaded = { Panel: typeof ChatPanel; language: Language; firstMessages: PanelContent };
type Stage = 'closed' | 'loading' | 'failed' | 'open';
type Props = { messages: ChatButtonMessages };

/** The first press loads the panel's code, style and messages. The button is rendered only with JavaScript. */
export function ChatButton({ messages }: Props) {
  const { language } = useLocale();
  const [isMounted, setMounted] = useState(false);
  const [stage, setStage] = useState<Stage>('closed');
  const [loaded, setLoaded] = useState<Loaded>();
  const takesFocus = useRef(false);
  useEffect(() => setMounted(true), []);

  async function press() {
    if (stage === 'loading') return;
    if (loaded?.language === language) return setStage('open');
    setStage('loading');
    try {
      const [{ ChatPanel: Panel }, firstMessages] = await Promise.all([
        import('./chat-panel.tsx'),
        loadChatMessages(language),
      ]);
      setLoaded({ Panel, language, firstMessages });
      setStage('open');
    } catch {
      // The browser is probably offline. The next press tries again.
      setStage('failed');
    }
  }

  if (!isMounted) return null;
  if (loaded && stage === 'open') {
    const { Panel, firstMessages } = loaded;
    return (
      <Panel
        firstMessages={firstMessages}
        onClose={(isReturning) => {
          takesFocus.current = isReturning;
          setStage('closed');
        }}
      />
    );
  }
  return (
    <aside className="chat-button" data-overlay="" aria-label={messages.open}>
      <div role="status">{stage === 'failed' && messages.failed}</div>
      <button
        ref={(button) => {
          if (button && takesFocus.current) button.focus();
          takesFocus.current = false;
        }}
        type="button"
        aria-busy={stage === 'loading'}
        onClick={press}
      >
        <BrandMark />
        <span>{messages.open}</span>
      </button>
    </aside>
  );
}
