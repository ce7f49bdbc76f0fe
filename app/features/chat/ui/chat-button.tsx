import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { useOverlay } from '../../state/overlays.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import type { ChatButtonWords } from './chat.words.ts';
import type { ChatPanel } from './chat-panel.tsx';
import { loadSpokenWords } from './spoken-words.ts';

type Loaded = { Panel: typeof ChatPanel } & Pick<ComponentProps<typeof ChatPanel>, 'firstWords'>;
type Stage = 'closed' | 'loading' | 'failed' | 'open';
type Props = { words: ChatButtonWords };

/**
 * The floating button that opens the assistant: all of it that a page carries. The panel's code, style and words are
 * asked for at the first press. It appears once the scripts run, because without them it could do nothing.
 */
export function ChatButton({ words }: Props) {
  const { language } = useLocale();
  const [runs, setRuns] = useState(false);
  const [stage, setStage] = useState<Stage>('closed');
  const [loaded, setLoaded] = useState<Loaded>();
  const returning = useRef(false);
  useOverlay('chat', stage === 'open');
  useEffect(() => setRuns(true), []);

  async function press() {
    if (stage === 'loading') return;
    if (loaded?.firstWords.language === language) return setStage('open');
    setStage('loading');
    try {
      const [{ ChatPanel: Panel }, firstWords] = await Promise.all([
        import('./chat-panel.tsx'),
        loadSpokenWords(language),
      ]);
      setLoaded({ Panel, firstWords });
      setStage('open');
    } catch {
      // Most likely there is no network just now; the next press tries again.
      setStage('failed');
    }
  }

  if (!runs) return null;
  if (loaded && stage === 'open') {
    const { Panel, firstWords } = loaded;
    return (
      <Panel
        firstWords={firstWords}
        onClose={(isReturning) => {
          returning.current = isReturning;
          setStage('closed');
        }}
      />
    );
  }
  return (
    <aside className="ask" data-overlay="" aria-label={words.open}>
      <div role="status">{stage === 'failed' && words.failed}</div>
      <button
        ref={(button) => {
          if (button && returning.current) button.focus();
          returning.current = false;
        }}
        type="button"
        aria-busy={stage === 'loading'}
        onClick={press}
      >
        <BrandMark />
        <span>{words.open}</span>
      </button>
    </aside>
  );
}
