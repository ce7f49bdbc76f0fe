import { company } from '../../../content/company.server.ts';
import { programmePage } from '../../../content/company.ts';
import { facts } from '../../../content/facts.server.ts';
import { writtenOf } from '../../../content/read-facts.ts';
import type { Language } from '../../../i18n/languages.ts';
import { homeWordsFor } from './site-words.server.ts';

type Programme = {
  name: string;
  about: string[];
  eligibility: string[];
  steps: { title: string; text: string }[];
  note: string;
  official: string;
};

/** The two subsidy programmes, with the figures of the site and no other. */
export function programmes(language: Language): string {
  const { fit4ai, smepackages } = homeWordsFor(language);
  const written = (name: string) => writtenOf(facts, name, language);
  return `# Subsidy programmes
${programme({
  ...fit4ai,
  name: 'Fit 4 AI',
  about: [
    fit4ai.lead,
    fit4ai.rate,
    `${fit4ai.small}: ${written('fit4aiSmall')}`,
    `${fit4ai.medium}: ${written('fit4aiMedium')}`,
  ],
  official: programmePage(company, 'fit4ai', language),
})}

${programme({
  ...smepackages,
  name: 'SME Packages',
  about: [
    smepackages.lead,
    `${smepackages.support}: ${written('smeSupport')}`,
    `${smepackages.budget}: ${written('smeBudget')}`,
    `${smepackages.duration}: ${written('smeMonths')} ${smepackages.months}`,
  ],
  official: programmePage(company, 'smePackages', language),
})}

Give these figures exactly as they stand here. Never say that a firm will get a subsidy: the State decides. With every figure say as of when it is, and that Guichet.lu has the valid one.`;
}

function programme({ name, about, eligibility, steps, note, official }: Programme): string {
  const course = steps.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`);
  return [
    `## ${name} (${official})`,
    ...about,
    ...eligibility.map((line) => `- ${line}`),
    ...course,
    note,
  ].join('\n');
}
