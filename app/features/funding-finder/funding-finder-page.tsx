import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { track } from '../../analytics/track.ts';
import { findProgramme, type Rules } from '../../content/find-programme.ts';
import type { Programme } from '../../content/programme-questions.ts';
import { href } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { FinderAnswer } from './finder-answer.tsx';
import { FinderDetails } from './finder-details.tsx';
import { answerId, FinderForm } from './finder-form.tsx';
import { finderLetter } from './finder-letter.ts';
import type { ProgrammesWords } from './programmes.words.ts';
import { asked, faultsOf, readAnswers } from './read-answers.ts';

type Props = {
  language: Language;
  words: ProgrammesWords;
  frame: SectionFrame;
  rules: Rules;
  /** The pages of the programmes on Guichet.lu. */
  official: Record<Programme, string>;
  /** The month in which the figures were read. */
  asOf: string;
  /** The contact form with a letter in it, for a browser without JavaScript. */
  plainForm: (letter: { subject: string; message: string }) => ReactNode;
};

/** The page `/programmes`: the questions, and what they come to. */
export function ProgrammesPage(props: Props) {
  const location = useLocation();
  const { words, frame } = props;
  // A link to other answers fills the form anew; the visitor's own changes stand in it already, half typed perhaps.
  const filling: string = location.state?.filling ?? location.key;
  return (
    <>
      <PageHead words={words.head} frame={frame} />
      <Section id="finder" className="finder" frame={frame}>
        <Finder key={filling} filling={filling} {...props} />
      </Section>
    </>
  );
}

/**
 * The form and the answer. The address has the answers, and nothing else keeps them: without JavaScript the form writes
 * them there and the server answers; with it the address follows each change. Once the answer was asked for, it stands
 * before the form and stays there, whatever is changed then.
 */
function Finder({ filling, words, language, rules, official, asOf, plainForm }: Props & { filling: string }) {
  const { prefix } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(location.search);
  const { answers } = readAnswers(query);
  const finding = answers && findProgramme(answers, rules);
  const faults = faultsOf(location);
  const isFound = finding !== undefined;
  const [shown, setShown] = useState({ isAnswer: isFound, isLed: false });

  useEffect(() => {
    if (isFound) track('finder_used', { label: 'programmes' });
  }, [isFound]);

  const isAsked = query.has(asked);
  // Once the page shows what was asked for: the answer, or the list of what is to be corrected.
  useEffect(() => {
    if (shown.isLed && isAsked) document.getElementById(answerId)?.focus();
  }, [shown, isAsked]);

  function follow(form: HTMLFormElement, isShown = isAsked) {
    const typed = [...new FormData(form)]
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, `${value}`]);
    if (isShown) typed.push([asked, 'answer']);
    void navigate(
      { search: new URLSearchParams(typed).toString() },
      { replace: true, preventScrollReset: true, state: { filling } },
    );
  }

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setShown({ isAnswer: isFound, isLed: true });
    // The same address again would be a reload.
    if (!isAsked) follow(event.currentTarget, true);
  }

  const letter = finding && finderLetter(finding, answers, words, language);
  const answer = (
    <FinderAnswer
      {...{ words, language, finding, answers, official, asOf }}
      isFound={faults.length === 0}
      isAsked={shown.isAnswer}
    />
  );
  return (
    <div className={`finder__desk${shown.isAnswer ? ' finder__desk--answered' : ''}`}>
      {shown.isAnswer && answer}
      {shown.isAnswer && letter && (
        <FinderDetails {...{ words, language, finding, answers, letter }}>
          <noscript>
            <details>
              <summary>{words.answer.send}</summary>
              {plainForm(letter)}
            </details>
          </noscript>
        </FinderDetails>
      )}
      <FinderForm
        words={words}
        query={query}
        faults={faults}
        action={`${href(prefix, 'programmes')}#${answerId}`}
        onChange={follow}
        onSubmit={show}
      />
      {!shown.isAnswer && answer}
    </div>
  );
}
