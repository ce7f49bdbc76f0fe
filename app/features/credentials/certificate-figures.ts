import { z } from 'zod';
import { type Facts, formatFact } from '../../lib/content/facts.ts';
import type { Language } from '../../lib/i18n/languages.ts';

const share = z.object({ kind: z.literal('percent'), value: z.number().min(0).max(100) });
const wanted = z.object({ fitForDigitalProgress: share, isoProgress: share });

/** @throws ZodError if `content/facts.json` lacks a figure */
export function certificateFigures(facts: Facts, language: Language) {
  const { fitForDigitalProgress, isoProgress } = wanted.parse(facts);
  const progress = (fact: z.infer<typeof share>) => ({
    value: fact.value,
    shown: formatFact(fact, language),
  });
  return { fitForDigital: progress(fitForDigitalProgress), iso: progress(isoProgress) };
}

export type CertificateFigures = ReturnType<typeof certificateFigures>;
