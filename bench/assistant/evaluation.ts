import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Assistant } from '../../app/features/chat/retrieval/assistant.server.ts';
import { knownLanguages, type Language } from '../../app/lib/i18n/languages.ts';
import type { ContentLines } from '../../scripts/site-files/content-lines.ts';
import { sentencesOf } from '../../scripts/site-files/text-sections.ts';

/** `sets/<name>.<language>.json`; the assistant was tuned on the `tuned` sets. */
const setSchema = z.object({
  author: z.string(),
  tuned: z.boolean().default(false),
  questions: z.array(
    z.object({
      ask: z.string().min(1),
      language: z.enum(knownLanguages),
      /** Defaults to the question's language. */
      page: z.enum(knownLanguages).optional(),
      /** Oldest first. */
      after: z.array(z.string()).default([]),
      kind: z.enum(['answerable', 'contact', 'off-topic']),
      /**
       * Places in content/ (see `ContentLines.at`), any of them right; without a line number any line of the
       * section.
       */
      expect: z.array(z.string()).default([]),
      /** `/services#faq`; without an anchor any section counts. */
      expectPage: z.array(z.string()).default([]),
    }),
  ),
});

type Question = z.infer<typeof setSchema>['questions'][number];
export type QuestionSet = { name: string; author: string; tuned: boolean; questions: Question[] };

/** `partly`: links · `silent`: refused, or referred to a person. */
export type Grade = 'right' | 'partly' | 'wrong' | 'silent';
export type Graded = {
  question: Question;
  grade: Grade;
  hasPage: boolean;
  text: string;
  milliseconds: number;
};

export function readSets(folder: string): QuestionSet[] {
  const sets = new Map<string, QuestionSet>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const name = file.split('.')[0] ?? file;
    const { author, tuned, questions } = setSchema.parse(
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    );
    const set = sets.get(name) ?? { name, author, tuned, questions: [] };
    set.questions.push(...questions);
    sets.set(name, set);
  }
  return [...sets.values()];
}

export function grade(
  question: Question,
  assistant: Assistant,
  content: (language: Language) => ContentLines,
): Graded {
  const { ask, language, page = language, after, kind } = question;
  const began = performance.now();
  const { text, band } = assistant.answer(ask, page, after);
  const milliseconds = performance.now() - began;
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  const hasPage = links.some((address) =>
    question.expectPage.some((place) => isAt(address, place, language)),
  );
  const result = (one: Grade): Graded => ({ question, grade: one, hasPage, text, milliseconds });
  if (kind === 'off-topic') return result(band === 'refused' ? 'right' : 'wrong');
  if (kind === 'contact' && links.some((address) => /^mailto:|\?draft#contact$/.test(address)))
    return result('right');
  if (question.expect.some((place) => isQuoted(place, text, content(language), language)))
    return result('right');
  if (hasPage || band === 'unsure') return result('partly');
  return result(
    band === 'refused' || links.some((address) => address.endsWith('?draft#contact')) ? 'silent' : 'wrong',
  );
}

function isAt(address: string, expected: string, language: Language): boolean {
  const [page = '', anchor] = expected.split('#');
  const own = page.startsWith('/blog/') ? page : `/${language}${page}`.replace(/\/$/, '');
  const [itsPath = '', itsAnchor] = address.split('#');
  return itsPath.split('?')[0] === own && (anchor === undefined || anchor === itsAnchor);
}

function plain(text: string): string {
  return text
    .replaceAll('\\', '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .toLowerCase();
}

function isQuoted(place: string, answer: string, content: ContentLines, language: Language): boolean {
  const said = plain(answer);
  const texts = textsAt(place, content);
  if (texts === undefined) throw new Error(`a set expects ${place}, which content/ does not have`);
  return texts
    .flatMap((text) => [text, ...sentencesOf(text, language)])
    .some((text) => said.includes(plain(text).replace(/[.;]$/, '')));
}

function textsAt(place: string, content: ContentLines): string[] | undefined {
  const [, name, number] = /^((?:legal|posts)\/\w+)(?:\.md)?#section-(\d+)$/.exec(place) ?? [];
  if (name) return content.sections(name)[Number(number)]?.lines;
  try {
    const texts = content.at(place.replace('.md#', '#'));
    return /^(?:fact|company|legal|posts|product)/.test(place) ? texts : [...texts, ...content.all(place)];
  } catch {
    return undefined;
  }
}
