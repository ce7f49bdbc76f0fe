import { z } from 'zod';
import { DEFAULT_LANGUAGE, knownLanguages } from '../i18n/languages.ts';
import { switchablePages, switchableSections } from '../site-paths.ts';

const otherLanguages = knownLanguages.filter((language) => language !== DEFAULT_LANGUAGE);

const isOn = z.boolean('write true, or false to switch it off');
const unknown = (issue: { code: string; keys?: string[] }) =>
  issue.code === 'unrecognized_keys'
    ? `there is no switch ${issue.keys?.join(', ')}: take it out`
    : undefined;

export const switchesSchema = z.strictObject(
  {
    chat: isOn.describe('The assistant'),
    popup: isOn.describe('The popup about Fit 4 AI; gone with the section of that name too'),
    newsletter: isOn.describe(
      'The form in the footer. Links in mails that were sent go on working: subscribers may leave',
    ),
    analytics: isOn.describe(
      'Google Analytics and Clarity, and the question about cookies, which asks for nothing else',
    ),
    films: isOn.describe('Where they are off, the drawings of their scenes stand in'),
    booking: isOn.describe('The page to book a first talk. Links in mails that were sent go on working'),
    digest: isOn.describe('The mail on Monday about the week, where there is mail or a webhook'),
    alerts: isOn.describe('A message at once when something is wrong, and when it is over'),
    pageCounts: isOn.describe(
      'Counts of pages read, without cookies; off, take them out of the privacy policy',
    ),
    sections: switchesOf(switchableSections).describe(
      'Of the home page; with blog go the posts, their lists and feeds',
    ),
    pages: switchesOf(switchablePages).describe(
      'Their addresses then lead to the home page, and nothing links to them',
    ),
    languages: switchesOf(otherLanguages).describe(
      'All but English, from which the others borrow what they lack',
    ),
  },
  { error: unknown },
);

function switchesOf<Name extends string>(names: readonly Name[]) {
  const known = `name ${names.join(', ')}, with true or false beside each`;
  return z.partialRecord(z.enum(names), isOn, { error: () => known });
}
