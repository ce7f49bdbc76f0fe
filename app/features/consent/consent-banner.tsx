import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../content/fill.ts';
import { formatDate } from '../../i18n/date.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { QuestionWords } from './consent.words.ts';
import { ConsentQuestions } from './consent-questions.tsx';
import { hasPrivacySignal, show, useConsentState } from './consent-store.ts';
import { sendDecision } from './send-decision.ts';
import { useRoom } from './use-room.ts';

export type ConsentBannerProps = { words: QuestionWords; version: string };

/** The question over the foot of the page. It locks nothing and moves nothing; whoever ignores it has said no. */
export function ConsentBanner({ words, version }: ConsentBannerProps) {
  const { language } = useLocale();
  const { view, decision, askedAt } = useConsentState();
  const [step, setStep] = useState<'recording' | 'failed'>();
  const banner = useRef<HTMLElement>(null);
  const isOpen = view === 'preferences';
  useRoom(banner);

  // Asked for at the foot of the page, it is where the visitor goes on; come by itself, it takes nobody's place.
  useEffect(() => {
    if (!askedAt) return;
    banner.current?.focus();
    return () => askedAt.opener?.focus();
  }, [askedAt]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const pressed = submitter?.getAttribute('value');
    const choice = (['accepted', 'rejected'] as const).find((name) => name === pressed) ?? 'custom';
    const switches = new FormData(event.currentTarget);
    const isOn = (name: string) => (choice === 'custom' ? switches.has(name) : choice === 'accepted');
    const categories = { analytics: isOn('analytics'), marketing: isOn('marketing') };
    setStep('recording');
    const hasFailed = await sendDecision(choice, categories, { version, language }, () => {
      // Whoever has opened it anew meanwhile goes on undisturbed.
      if (banner.current) show('closed');
    });
    if (hasFailed) setStep('failed');
  }

  return (
    <section
      ref={banner}
      className="consent"
      aria-label={words.banner.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !askedAt) return;
        // It closes this alone, not the assistant beside it.
        event.preventDefault();
        show('closed');
      }}
    >
      <form onSubmit={submit} aria-busy={step === 'recording'}>
        <ConsentQuestions
          words={words}
          allowed={decision?.categories}
          isOpen={isOpen}
          onCustomise={() => show(isOpen ? 'question' : 'preferences', askedAt)}
          note={
            <>
              {hasPrivacySignal() && <p className="consent__note">{words.preferences.gpc}</p>}
              {step === 'failed' && (
                <p className="consent__failed" role="alert">
                  {words.banner.failed}
                </p>
              )}
            </>
          }
          record={
            <p className="consent__note">
              {decision &&
                fill(decision.receipt ? words.preferences.answered : words.preferences.unrecorded, {
                  date: formatDate(new Date(decision.date), language),
                  receipt: decision.receipt,
                })}
            </p>
          }
        />
        {askedAt && (
          <button type="button" className="consent__close" onClick={() => show('closed')}>
            {words.banner.close}
          </button>
        )}
      </form>
    </section>
  );
}
