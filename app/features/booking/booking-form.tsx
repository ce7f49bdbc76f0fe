import { type SubmitEvent, useEffect, useRef } from 'react';
import { Field, Honeypot } from '../../components/ui/field.tsx';
import { PolicyLink } from '../../components/ui/policy-link.tsx';
import { fill } from '../../lib/content/fill.ts';
import { type FieldName, type FormField, fieldNames, requiredMessage } from '../../lib/forms/form-fields.ts';
import { formAction } from '../../lib/i18n/href.ts';
import type { BookView } from './book-view.server.ts';
import { bookingFields } from './booking.fields.ts';
import { FreeTimes, useAddress, useOwnTime } from './free-times.tsx';

type Name = FieldName<typeof bookingFields>;
/** The server suspects forms sent within 2000 ms; timers may be early. */
const SOONEST_MS = 2100;

/** Posts by itself, with or without JavaScript. */
export function BookingForm(view: BookView) {
  const { messages, language, chosen, nearest, typed, errors, formKey } = view;
  const { form, problems } = messages;
  const shownAt = useRef(0);
  const address = useAddress();
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const sheet = event.currentTarget;
    const elapsed = performance.now() - shownAt.current;
    sheet.elapsed.value = String(Math.ceil(Math.max(elapsed, SOONEST_MS)));
    if (elapsed >= SOONEST_MS) return;
    event.preventDefault();
    setTimeout(() => sheet.submit(), SOONEST_MS - elapsed);
  }

  const choices: Partial<Record<Name, Record<string, string>>> = {
    talk: view.talkLanguages,
    topic: form.topics,
  };
  const defaults: Partial<Record<Name, string>> = { talk: language, topic: 'project' };
  const input = (name: Name) => {
    const { multiline, required, options: _, ...attributes }: FormField = bookingFields[name];
    const hint = name === 'phone' ? form.phoneHint : form.optional;
    return (
      <Field
        key={name}
        {...attributes}
        name={name}
        label={form[name]}
        {...(required ? { required } : !choices[name] && { hint })}
        {...(choices[name] && { choices: choices[name] })}
        {...(multiline && { rows: 3 })}
        defaultValue={typed[name] || defaults[name]}
        error={errorText(name)}
      />
    );
  };
  function errorText(name: Name): string | undefined {
    if (errors[name] === 'too_long') return fill(problems.tooLong, { max: bookingFields[name].maxLength });
    return errors[name] === 'email' ? problems.emailInvalid : errors[name] && requiredMessage(name, problems);
  }

  return (
    <form className="form" method="post" action={formAction('booking', language)} onSubmit={submit}>
      {chosen ? (
        <div className="booking__chosen">
          <When moment={chosen} messages={messages} language={language} />
          <a className="link" href={address({ at: undefined })}>
            {form.another}
          </a>
          <input type="hidden" name="at" value={chosen.at} />
        </div>
      ) : (
        <fieldset className="booking__chosen">
          <legend>{form.nearest}</legend>
          <FreeTimes {...view} days={nearest.map((time) => [time])} />
        </fieldset>
      )}
      <h2>{form.title}</h2>
      <div className="form__2">{(['name', 'email'] as const).map(input)}</div>
      <fieldset className="booking__ways">
        <legend>{form.way}</legend>
        {view.ways.map((way, index) => (
          <label key={way}>
            <input
              type="radio"
              name="way"
              value={way}
              defaultChecked={typed.way ? typed.way === way : index === 0}
            />
            {form.ways[way]}
          </label>
        ))}
        {errorText('way') && <p className="err">{errorText('way')}</p>}
      </fieldset>
      {fieldNames(bookingFields).slice(3).map(input)}
      <Honeypot label={form.website} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="elapsed" />
      <div className="form__end">
        <button type="submit" className="btn plain">
          {form.send}
        </button>
        <p className="cap">
          {form.privacy}{' '}
          <PolicyLink policy="privacy" beside>
            {form.policy}
          </PolicyLink>
        </p>
      </div>
    </form>
  );
}

/** The owner's clock first, the visitor's own beside it. */
export function When({
  moment,
  messages,
  language,
}: Pick<BookView, 'messages' | 'language'> & { moment: NonNullable<BookView['chosen']> }) {
  const own = useOwnTime(moment, language);
  return (
    <p className="booking__when">
      {fill(messages.form.when, { date: moment.date, time: moment.time, zone: moment.zone })}
      {own && <small> · {fill(messages.times.yours, { time: own })}</small>}
    </p>
  );
}
