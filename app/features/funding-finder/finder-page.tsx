import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { ContactDraft } from '../../lib/browser-state/contact-draft.ts';
import { findFunding } from '../../lib/funding-finder/find-funding.ts';
import type { Rules } from '../../lib/funding-finder/programme-rules.ts';
import type { Programme } from '../../lib/funding-finder/questions.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { track } from '../../lib/track/track.ts';
import { FinderAnswer } from './finder-answer.tsx';
import { FinderDetails } from './finder-details.tsx';
import { ANSWER_ID, FinderForm } from './finder-form.tsx';
import type { FinderMessages } from './funding-finder.messages.ts';
import { finderTitle, readAnswers, SHOWN_FIELD } from './read-answers.ts';

type Props = {
  language: Language;
  messages: FinderMessages;
  frame: SectionFrame;
  rules: Rules;
  official: Record<Programme, string>;
  plainForm: (draft: ContactDraft) => ReactNode;
};

export function FinderPage(props: Props) {
  const { state, key } = useLocation();
  const { messages, frame } = props;
  // Following a link refills the form, but the visitor's own edits, which may be half typed, do not.
  const filling: string = state?.filling ?? key;
  return (
    <>
      <PageHead messages={messages.head} frame={frame} />
      <Section id="finder" className="finder" frame={frame}>
        <Finder key={filling} filling={filling} {...props} />
      </Section>
    </>
  );
}

/** The answers are only in the address, so the form works by GET without JavaScript. */
function Finder({ filling, messages, language, rules, official, plainForm }: Props & { filling: string }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const { answers, errors } = readAnswers(query, state?.filling !== undefined);
  const result = answers && { outcome: findFunding(answers, rules), answers, messages, language };
  const isFound = result !== undefined;
  const [shown, setShown] = useState({ isAnswer: isFound, takesFocus: false });

  useEffect(() => {
    if (isFound) track('finder_used', { label: 'programmes' });
  }, [isFound]);

  const isAsked = query.has(SHOWN_FIELD);
  useEffect(() => {
    if (shown.takesFocus && isAsked) document.getElementById(ANSWER_ID)?.focus();
  }, [shown, isAsked]);

  const title = finderTitle(messages, errors);
  useEffect(() => {
    document.title = title;
  }, [title]);

  function follow(form: HTMLFormElement, isShown = isAsked) {
    const filled = [...new FormData(form)]
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, `${value}`]);
    if (isShown) filled.push([SHOWN_FIELD, 'answer']);
    void navigate(
      { search: new URLSearchParams(filled).toString() },
      { replace: true, preventScrollReset: true, state: { filling } },
    );
  }

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setShown({ isAnswer: isFound, takesFocus: true });
    // Navigation to the same address would reload the page.
    if (!isAsked) follow(event.currentTarget, true);
  }

  const answer = (
    <FinderAnswer
      result={result}
      official={official}
      messages={messages.answer}
      isTarget={errors.length === 0}
      showsNext={shown.isAnswer}
    />
  );
  return (
    <div className={`finder__desk${shown.isAnswer ? ' finder__desk--answered' : ''}`}>
      {shown.isAnswer && answer}
      {shown.isAnswer && result && <FinderDetails result={result} plainForm={plainForm} />}
      <FinderForm messages={messages} query={query} errors={errors} onChange={follow} onSubmit={show} />
      {!shown.isAnswer && answer}
    </div>
  );
}
