import type { ReactNode, SubmitEvent } from 'react';
import { fill } from '../../lib/content/fill.ts';
import { choices } from '../../lib/funding-finder/questions.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { href } from '../../lib/site-paths.ts';
import type { FinderMessages } from './funding-finder.messages.ts';
import { isBudget, type QuestionName, questionNames, SHOWN_FIELD } from './read-answers.ts';

/** The form leads to this element, which holds the outcome or the open questions. */
export const ANSWER_ID = 'answer';

type Props = {
  messages: FinderMessages;
  /** Only initial values; then the form keeps the visitor's own. */
  query: URLSearchParams;
  errors: readonly QuestionName[];
  onChange: (form: HTMLFormElement) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

export function FinderForm({ messages, query, errors, onChange, onSubmit }: Props) {
  const { prefix } = useLocale();
  const { questions, form } = messages;
  function errorOf(name: QuestionName): string {
    if (!isBudget(name)) return form.choose;
    return query.get(name) ? form.amountWrong : form.amountMissing;
  }
  return (
    <form
      className="finder__form"
      action={href(prefix, 'programmes', ANSWER_ID)}
      noValidate
      onChange={({ currentTarget }) => onChange(currentTarget)}
      onSubmit={onSubmit}
    >
      <h2>{form.title}</h2>
      {errors.length > 0 && (
        <div className="alert" id={ANSWER_ID} tabIndex={-1} role="alert">
          <h3>{form.problem}</h3>
          <ul>
            {errors.map((name) => (
              <li key={name}>
                <FieldLink name={name}>
                  {fill(form.error, { name: questions[name].name, error: errorOf(name) })}
                </FieldLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="finder__questions">
        {questionNames.map((name) => (
          <Question
            key={name}
            name={name}
            texts={questions[name]}
            value={query.get(name)}
            error={errors.includes(name) ? errorOf(name) : undefined}
          />
        ))}
      </div>
      <p className="finder__end">
        <button type="submit" className="btn" name={SHOWN_FIELD} value="answer">
          {form.show}
        </button>
      </p>
    </form>
  );
}

type QuestionProps = {
  name: QuestionName;
  texts: FinderMessages['questions'][QuestionName];
  value: string | null;
  error: string | undefined;
};

function Question({ name, texts, value, error }: QuestionProps) {
  const { ask, hint } = texts;
  const described = [error && `${name}-error`, hint && `${name}-hint`];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  const className = `field question question--${name}${error ? ' question--wrong' : ''}`;
  const notes = (
    <>
      {hint && (
        <p className="caption" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </>
  );
  if (isBudget(name) || !('options' in texts)) {
    return (
      <div className={className}>
        <label className="question__ask" htmlFor={name}>
          {ask}
        </label>
        {notes}
        <input
          id={name}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={value ?? undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy}
        />
      </div>
    );
  }
  const options: Record<string, string> = texts.options;
  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className="question__ask">{ask}</legend>
      {notes}
      <div className="question__options">
        {choices[name].map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              id={`${name}-${choice}`}
              name={name}
              value={choice}
              defaultChecked={value === choice}
            />
            {options[choice]}
          </label>
        ))}
      </div>
      {'more' in texts && (
        <details>
          <summary>{texts.more.title}</summary>
          <p className="caption">{texts.more.text}</p>
        </details>
      )}
    </fieldset>
  );
}

type FieldLinkProps = { name: QuestionName; given?: string; children: ReactNode };

/** A new address would refill the form, so the link keeps the address. */
export function FieldLink({ name, given, children }: FieldLinkProps) {
  const id = isBudget(name) ? name : `${name}-${given ?? choices[name][0]}`;
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}
