/** Full stops of abbreviations in the five languages. */
const abbreviation =
  /(?:^|[\s(])(?:excl|incl|approx|e\.g|i\.e|no|art|ch|p\. ex|env|z\. ?B|bzw|inkl|exkl|zzgl|ca|nr|ст|тис|тыс|млн|напр|р|г|т\. ?д|т\. ?ч)\.\s*$/iu;

export function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
