import type { SubmitEvent } from 'react';
import { choices } from '../../content/find-programme.ts';
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
                <FieldLink name={name}>{questions[name].name}</FieldLink>
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
            words={words}
            given={query.get(name)}
            isWrong={faults.includes(name)}
          />
        ))}
      </div>
      <p className="finder__end">
        <button type="submit" className="btn down" name="show" value="answer">
          {form.show}
        </button>
      </p>
    </form>
  );
}

/** The id of a question's field, or of the first of its answers. */
function fieldId(name: QuestionName): string {
  return isBudget(name) ? name : `${name}-${choices[name][0]}`;
}

/** A link to a question. It leaves no step in the history: at one the form is filled anew, and in Firefox the focus is lost. */
export function FieldLink({ name, children }: { name: QuestionName; children: string }) {
  const id = fieldId(name);
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

type QuestionProps = { name: QuestionName; words: ProgrammesWords; given: string | null; isWrong: boolean };

function Question({ name, words: { questions, form }, given, isWrong }: QuestionProps) {
  const { ask, hint } = questions[name];
  const described = isWrong ? `${name}-error ${name}-hint` : `${name}-hint`;
  const className = `field question question--${name}${isWrong ? ' question--wrong' : ''}`;
  const notes = (
    <>
      <p className="cap" id={`${name}-hint`}>
        {hint}
      </p>
      {isWrong && (
        <p className="err" id={`${name}-error`}>
          {isBudget(name) ? form[given ? 'amountWrong' : 'amountMissing'] : form.choose}
        </p>
      )}
    </>
  );
  if (isBudget(name)) {
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
          aria-invalid={isWrong || undefined}
          aria-describedby={described}
        />
      </div>
    );
  }
  const options: Record<string, string> = questions[name].options;
  return (
    <fieldset className={className} aria-describedby={described}>
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
    </fieldset>
  );
}
