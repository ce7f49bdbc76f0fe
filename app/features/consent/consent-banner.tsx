import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../lib/content/fill.ts';
import { formatDate } from '../../lib/i18n/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { href } from '../../lib/site-paths.ts';
import type { ConsentMessages, ConsentQuestion } from './consent.messages.ts';
import type { ConsentChoice } from './consent-cookie.ts';
import { hasPrivacySignal, sendChoice, setView, useConsentState } from './consent-store.ts';

const room = new CSSStyleSheet();
document.adoptedStyleSheets.push(room);

export type ConsentBannerProps = { question: ConsentQuestion };

/** The banner is not modal and shifts nothing. Ignoring it counts as a refusal. */
export function ConsentBanner({ question: { version, messages } }: ConsentBannerProps) {
  const { language } = useLocale();
  const { view, openedByVisitor } = useConsentState();
  const [step, setStep] = useState<'recording' | 'failed'>();
  const section = useRef<HTMLElement>(null);
  const { banner } = messages;
  useRoom(section);

  useEffect(() => {
    if (!openedByVisitor) return;
    section.current?.focus();
    return () => openedByVisitor.opener?.focus();
  }, [openedByVisitor]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const pressed = submitter?.getAttribute('value');
    const choice = (['accepted', 'rejected'] as const).find((name) => name === pressed) ?? 'custom';
    const switches = new FormData(event.currentTarget);
    const isOn = (name: string) => (choice === 'custom' ? switches.has(name) : choice === 'accepted');
    const categories = { analytics: isOn('analytics'), marketing: isOn('marketing') };
    setStep('recording');
    const outcome = await sendChoice(choice, categories, { version, language }, () => {
      if (section.current) setView('closed');
    });
    if (outcome === 'failed') setStep('failed');
  }

  return (
    <section
      ref={section}
      className="consent"
      aria-label={banner.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !openedByVisitor) return;
        // Otherwise Escape would also close the assistant.
        event.preventDefault();
        setView('closed');
      }}
    >
      <form onSubmit={submit} aria-busy={step === 'recording'}>
        {/* Enter presses the first button, which must save the switches instead of accepting everything. */}
        <button type="submit" name="choice" value="custom" hidden />
        <Question messages={messages} hasFailed={step === 'failed'} />
        <div className="consent__answers">
          <ChoiceButton value="accepted">{banner.accept}</ChoiceButton>
          <ChoiceButton value="rejected">{banner.reject}</ChoiceButton>
          <button
            type="button"
            className="link"
            aria-expanded={view === 'preferences'}
            aria-controls="consent-details"
            onClick={() => setView(view === 'preferences' ? 'question' : 'preferences', openedByVisitor)}
          >
            {banner.customise}
          </button>
        </div>
        <Preferences messages={messages.preferences} />
        {openedByVisitor && (
          <button
            type="button"
            className="btn outline plain small consent__close"
            onClick={() => setView('closed')}
          >
            {banner.close}
          </button>
        )}
      </form>
    </section>
  );
}

function ChoiceButton({ value, children }: { value: ConsentChoice; children: string }) {
  return (
    <button type="submit" className="btn plain" name="choice" value={value}>
      {children}
    </button>
  );
}

function Question({ messages, hasFailed }: { messages: ConsentMessages; hasFailed: boolean }) {
  const { prefix } = useLocale();
  const { banner, preferences } = messages;
  return (
    <div>
      <h2>{banner.title}</h2>
      <p>
        {banner.text} {banner.nothing} <Link to={href(prefix, 'cookies')}>{banner.policy}</Link> ·{' '}
        <Link to={href(prefix, 'privacy')}>{banner.privacy}</Link>
      </p>
      {hasPrivacySignal() && <p>{preferences.gpc}</p>}
      {hasFailed && (
        <p className="consent__failed" role="alert">
          {banner.failed}
        </p>
      )}
    </div>
  );
}

function Preferences({ messages }: { messages: ConsentMessages['preferences'] }) {
  const { language } = useLocale();
  const { view, consent: given } = useConsentState();
  return (
    <div id="consent-details" className="consent__details" hidden={view !== 'preferences'}>
      {(['essential', 'analytics', 'marketing'] as const).map((name) => {
        const isFixed = name === 'essential';
        const isOn = isFixed || given?.categories[name] === true;
        const { name: title, purpose, ...facts } = messages[name];
        return (
          <div key={name} className="consent__group">
            <label>
              <input
                // A new stored choice resets the switch, so that saving untouched changes nothing.
                key={`${isOn}`}
                type="checkbox"
                role="switch"
                name={name}
                defaultChecked={isOn}
                disabled={isFixed}
                aria-describedby={`consent-${name}`}
              />
              <span className="consent__name">{title}</span>
            </label>
            {isFixed && <span className="badge">{messages.essential.fixed}</span>}
            <div id={`consent-${name}`}>
              <p>{purpose}</p>
              <dl>
                {(['sets', 'keeps', 'by'] as const).map((detail) => (
                  <div key={detail}>
                    <dt>{messages[detail]}</dt>
                    <dd>{facts[detail]}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        );
      })}
      <div className="consent__save">
        <ChoiceButton value="custom">{messages.save}</ChoiceButton>
        <p>
          {given &&
            fill(given.receipt ? messages.answered : messages.unrecorded, {
              date: formatDate(new Date(given.date), language),
              receipt: given.receipt,
            })}
        </p>
      </div>
    </div>
  );
}

/** Keeps the banner from covering the end of the page, the focused element, or floating buttons. */
function useRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!banner.current) return;
    const observer = new ResizeObserver(([entry]) => {
      reserveSpace(Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0));
    });
    observer.observe(banner.current);
    return () => {
      observer.disconnect();
      room.replaceSync('');
    };
  }, [banner]);
}

// A custom property on the root would restyle every element, so these rules name the few that need it.
function reserveSpace(height: number): void {
  room.replaceSync(`
    html { scroll-padding-bottom: calc(6rem + ${height}px) }
    body { padding-bottom: ${height}px }
    [data-overlay] { --consent-room: ${height}px }`);
}
