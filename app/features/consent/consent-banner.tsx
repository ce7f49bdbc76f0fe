import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../lib/content/fill.ts';
import { formatDate } from '../../lib/i18n/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import type { BannerMessages } from './consent.messages.ts';
import { ConsentQuestions } from './consent-questions.tsx';
import { hasPrivacySignal, show, useConsentState } from './consent-store.ts';
import { sendAnswer } from './send-answer.ts';
import { useRoom } from './use-room.ts';

export type ConsentBannerProps = { messages: BannerMessages; version: string };

/** Non-modal and without layout shift; ignoring it counts as a refusal. */
export function ConsentBanner({ messages, version }: ConsentBannerProps) {
  const { language } = useLocale();
  const { view, consentRecord, askedAt } = useConsentState();
  const [step, setStep] = useState<'recording' | 'failed'>();
  const banner = useRef<HTMLElement>(null);
  const isOpen = view === 'preferences';
  useRoom(banner);

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
    const hasFailed = await sendAnswer(choice, categories, { version, language }, () => {
      if (banner.current) show('closed');
    });
    if (hasFailed) setStep('failed');
  }

  return (
    <section
      ref={banner}
      className="consent"
      aria-label={messages.banner.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !askedAt) return;
        // Keeps Escape from also closing the assistant.
        event.preventDefault();
        show('closed');
      }}
    >
      <form onSubmit={submit} aria-busy={step === 'recording'}>
        <ConsentQuestions
          messages={messages}
          allowed={consentRecord?.categories}
          isOpen={isOpen}
          onCustomise={() => show(isOpen ? 'question' : 'preferences', askedAt)}
          note={
            <>
              {hasPrivacySignal() && <p className="consent__note">{messages.preferences.gpc}</p>}
              {step === 'failed' && (
                <p className="consent__failed" role="alert">
                  {messages.banner.failed}
                </p>
              )}
            </>
          }
          record={
            <p className="consent__note">
              {consentRecord &&
                fill(
                  consentRecord.receipt ? messages.preferences.answered : messages.preferences.unrecorded,
                  {
                    date: formatDate(new Date(consentRecord.date), language),
                    receipt: consentRecord.receipt,
                  },
                )}
            </p>
          }
        />
        {askedAt && (
          <button type="button" className="consent__close" onClick={() => show('closed')}>
            {messages.banner.close}
          </button>
        )}
      </form>
    </section>
  );
}
