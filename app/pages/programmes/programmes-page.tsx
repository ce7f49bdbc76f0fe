import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { track } from '../../analytics/track.ts';
import { findProgramme, type Programme, type Rules } from '../../content/find-programme.ts';
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
import { asked, faultsOf, hasAnswers, readAnswers } from './read-answers.ts';

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

/**
 * The page `/programmes`: the questions, and what they come to. The address has the answers, and nothing else keeps them:
 * without JavaScript the form writes them there and the server answers; with it the address follows each change.
 */
export function ProgrammesPage({ language, words, frame, rules, official, asOf, plainForm }: Props) {
  const { prefix } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(location.search);
  const { answers, open } = readAnswers(query);
  const finding = answers && findProgramme(answers, rules);
  // A link to other answers fills the form anew; the visitor's own changes stand in it already, half typed perhaps.
  const filling: string = location.state?.filling ?? location.key;
  const faults = faultsOf(location);

  const isComplete = finding !== undefined;
  useEffect(() => {
    if (isComplete) track('finder_used', { label: 'programmes' });
  }, [isComplete]);

  const isLedToAnswer = useRef(false);
  // Once the page shows what was asked for: the answer, or the list of what is to be corrected.
  useEffect(() => {
    if (isLedToAnswer.current && location.search) document.getElementById(answerId)?.focus();
    isLedToAnswer.current = false;
  }, [location]);

  function follow(form: HTMLFormElement, isAsked = query.has(asked)) {
    const typed = [...new FormData(form)]
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, `${value}`]);
    if (isAsked) typed.push([asked, 'answer']);
    void navigate(
      { search: new URLSearchParams(typed).toString() },
      { replace: true, preventScrollReset: true, state: { filling } },
    );
  }

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The same address again would be a reload.
    if (query.has(asked)) return document.getElementById(answerId)?.focus();
    isLedToAnswer.current = true;
    follow(event.currentTarget, true);
  }

  const letter = finding && finderLetter(finding, answers, words, language);
  return (
    <>
      <PageHead words={words.head} frame={frame} />
      <Section id="finder" className="finder" frame={frame}>
        <div className="finder__desk">
          <FinderForm
            key={filling}
            words={words}
            query={query}
            faults={faults}
            action={`${href(prefix, 'programmes')}#${answerId}`}
            onChange={follow}
            onSubmit={show}
          />
          <FinderAnswer
            words={words}
            language={language}
            finding={finding}
            open={hasAnswers(query) ? open : []}
            isFound={faults.length === 0}
            official={official}
            asOf={asOf}
          />
        </div>
        {finding && letter && (
          <FinderDetails
            words={words}
            language={language}
            finding={finding}
            answers={answers}
            letter={letter}
          >
            <noscript>{plainForm(letter)}</noscript>
          </FinderDetails>
        )}
      </Section>
    </>
  );
}
