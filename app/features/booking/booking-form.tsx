import type { SubmitEvent } from 'react';
import { Field, FormEnd } from '../../components/ui/field.tsx';
import { type FieldName, fieldNames } from '../../lib/forms/form-fields.ts';
import { fieldMessage, SOONEST_MS } from '../../lib/forms/use-submission.ts';
import { formAction } from '../../lib/i18n/href.ts';
import { languages, languageTable } from '../../lib/i18n/languages.ts';
import type { BookView } from './book-view.server.ts';
import { bookingFields } from './booking.fields.ts';
import { FreeTimes, When } from './free-times.tsx';

type Name = FieldName<typeof bookingFields>;

const talkLanguages = Object.fromEntries(languages.map((name) => [name, languageTable[name].name]));

/** Posts by itself, with or without JavaScript. */
export function BookingForm(view: BookView) {
  const { messages, language, chosen, nearest, typed, errors, formKey } = view;
  const { form, problems } = messages;
  const ways = Object.fromEntries(view.ways.map((way) => [way, form.ways[way]]));
  const choices: Partial<Record<Name, Record<string, string>>> = {
    ...{ way: ways, talk: talkLanguages, topic: form.topics },
  };
  const input = (name: Name) => (
    <Field
      key={name}
      name={name}
      field={bookingFields[name]}
      label={form[name]}
      optional={name === 'phone' ? undefined : form.optional}
      choices={choices[name]}
      defaultValue={typed[name] || (name === 'talk' ? language : undefined)}
      error={fieldMessage(bookingFields, name, errors[name], problems)}
    />
  );
  const [nameInput, emailInput, ...others] = fieldNames(bookingFields).map(input);
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
      <div className="form__2">
        {nameInput}
        {emailInput}
      </div>
      {others}
      <input type="hidden" name="elapsed" />
      <FormEnd labels={form} formKey={formKey} />
    </form>
  );
}

/** The form comes with a page of its own, so its age is the page's. */
function sendLikeAPerson(event: SubmitEvent<HTMLFormElement>) {
  const form = event.currentTarget;
  const elapsed = performance.now();
  form.elapsed.value = String(Math.ceil(Math.max(elapsed, SOONEST_MS)));
  if (elapsed >= SOONEST_MS) return;
  event.preventDefault();
  setTimeout(() => form.submit(), SOONEST_MS - elapsed);
}
