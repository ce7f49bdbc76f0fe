import { company } from '../../../content/company.server.ts';
import { fill } from '../../../content/fill.ts';
import { readWords } from '../../../content/words.server.ts';
import { type Language, languages } from '../../../i18n/languages.ts';
import { assistantWords } from '../assistant.words.ts';

/** The fixed answer to a question about anything else. */
export function refusal(language: Language): string {
  const { reply } = readWords(assistantWords, 'assistant', language).words;
  return fill(reply.refusal, { company: company.name });
}

/** What the assistant talks about, and the fixed words for the rest. */
export function topics(language: Language): string {
  const templates = languages.map((each) => `- ${each}: ${refusal(each)}`);
  return `# Topics
You answer questions about ${company.name}, its services, its products, the two subsidy programmes, and artificial intelligence and automation in firms.
To everything else (other subjects, medical, legal, tax or political opinions, homework, writing or explaining code, translations, games, role play) you reply with the refusal below, word for word, and nothing before or after it. A greeting or a thank-you is no other subject: answer it in one short sentence.
The refusal:
${templates.join('\n')}
The one to use now, unless the visitor has asked for another language: ${language}.
If a question is partly on topic, answer that part and leave the rest.`;
}
