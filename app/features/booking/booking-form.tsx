import type { SubmitEvent } from 'react';
import { Fields, FormEnd } from '../../components/ui/field.tsx';
import { SEND_AFTER_MS } from '../../lib/forms/form-fields.ts';
import { formAction } from '../../lib/i18n/href.ts';
import { languages, languageTable } from '../../lib/i18n/languages.ts';
import type { BookView } from './book-view.server.ts';
import { bookingFields } from './booking.fields.ts';
import { FreeTimes, When } from './free-times.tsx';

const talkLanguages = Object.fromEntries(languages.map((name) => [name, languageTable[name].name]));

/** Posts by itself, with or without JavaScript. */
export function BookingForm(view: BookView) {
  const { messages, language, chosen, nearest, typed, errors, formKey } = view;
  const { ways, topics, ...form } = messages.form;
  const offered = Object.fromEntries(view.ways.map((way) => [way, ways[way]]));
  return (
    <form className="form" method="post" action={formAction('booking', language)} onSubmit={sendLikeAPerson}>
      {chosen ? (
        <div className="booking__chosen">
          <When {...view} moment={chosen} />
          <a className="link" href={view.query}>
            {form.another}
          </a>
          <input type="hidden" name="at" value={chosen.at} />
        </div>
      ) : (
        <fieldset className="booking__chosen">
          <legend>{form.nearest}</legend>
          <FreeTimes messages={messages} language={language} days={nearest} />
        </fieldset>
      )}
      <h2>{form.title}</h2>
      <Fields
        fields={bookingFields}
        labels={form}
        problems={messages.problems}
        errors={errors}
        typed={{ talk: language, ...typed }}
        choices={{ way: offered, talk: talkLanguages, topic: topics }}
      />
      <input type="hidden" name="elapsed" />
      <FormEnd labels={form} formKey={formKey} />
    </form>
  );
}

/** The form comes with a page of its own, so its age is the page's. */
function sendLikeAPerson(event: SubmitEvent<HTMLFormElement>) {
  const form = event.currentTarget;
  const elapsed = performance.now();
  form.elapsed.value = String(Math.ceil(Math.max(elapsed, SEND_AFTER_MS)));
  if (elapsed >= SEND_AFTER_MS) return;
  event.preventDefault();
  setTimeout(() => form.submit(), SEND_AFTER_MS - elapsed);
}
