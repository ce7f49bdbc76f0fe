import type { SubmitEvent } from 'react';
import { fill } from '../../content/fill.ts';
import { choices } from '../../content/programme-questions.ts';
import { FieldLink } from './field-link.tsx';
import type { ProgrammesWords } from './programmes.words.ts';
import { isBudget, type QuestionName, questionNames } from './read-answers.ts';

/** Where the form leads: to the answer, or to the list of what is still open. */
export const answerId = 'answer';

type Props = {
  words: ProgrammesWords;
  /** What the form is filled with at first; from then on it keeps what the visitor enters. */
  query: URLSearchParams;
  faults: readonly QuestionName[];
  action: string;
  onChange: (form: HTMLFormElement) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** All questions. It sends itself by GET where there is no JavaScript, and comes back with every answer in its place. */
export function FinderForm({ words, query, faults, action, onChange, onSubmit }: Props) {
  const { questions, form } = words;
  function faultOf(name: QuestionName): string {
    if (!isBudget(name)) return form.choose;
    return query.get(name) ? form.amountWrong : form.amountMissing;
  }
  return (
    <form
      className="finder__form"
      action={action}
      noValidate
      onChange={({ currentTarget }) => onChange(currentTarget)}
      onSubmit={onSubmit}
    >
      <h2>{form.title}</h2>
      {faults.length > 0 && (
        <div className="alert" id={answerId} tabIndex={-1} role="alert">
          <h3>{form.problem}</h3>
          <ul>
            {faults.map((name) => (
              <li key={name}>
                <FieldLink name={name}>
                  {fill(form.fault, { name: questions[name].name, fault: faultOf(name) })}
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
            asked={questions[name]}
            given={query.get(name)}
            fault={faults.includes(name) ? faultOf(name) : undefined}
          />
        ))}
      </div>
      <p className="finder__end">
        <button type="submit" className="btn" name="show" value="answer">
          {form.show}
        </button>
      </p>
    </form>
  );
}

type QuestionProps = {
  name: QuestionName;
  asked: ProgrammesWords['questions'][QuestionName];
  given: string | null;
  fault: string | undefined;
};

function Question({ name, asked, given, fault }: QuestionProps) {
  const { ask, hint } = asked;
  const described = [fault && `${name}-error`, hint && `${name}-hint`];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  const className = `field question question--${name}${fault ? ' question--wrong' : ''}`;
  const notes = (
    <>
      {hint && (
        <p className="cap" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="err" id={`${name}-error`}>
          {fault}
        </p>
      )}
    </>
  );
  if (isBudget(name) || !('options' in asked)) {
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
          defaultValue={given ?? undefined}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={describedBy}
        />
      </div>
    );
  }
  const options: Record<string, string> = asked.options;
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
              defaultChecked={given === choice}
            />
            {options[choice]}
          </label>
        ))}
      </div>
      {'more' in asked && (
        <details>
          <summary>{asked.more.title}</summary>
          <p className="cap">{asked.more.text}</p>
        </details>
      )}
    </fieldset>
  );
}
