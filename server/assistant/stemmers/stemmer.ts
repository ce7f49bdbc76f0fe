/** How visitors of one language speak: what the search needs to know about it besides the texts themselves. */
export type Stemmer = {
  /** The language's code, for the cutting into words. */
  language: string;
  /** The stem of a word in small letters, without the marks that are typed or left out at will. */
  stem: (word: string) => string;
  /** The longest ending, in letters, that the stemmer leaves on some forms of a word. */
  longestEnding: number;
  /** Whether words are joined into new ones, as in German. */
  hasCompounds: boolean;
  /** Words that carry no subject, among them those that only ask or greet. */
  stopWords: readonly string[];
  /** Groups of words that visitors and the site use for the same thing. */
  synonyms: readonly string[];
  /** Words of the firm's own business: a question with one of them is not refused, even where the site has no answer. */
  business: readonly string[];
  /** Words of other subjects: a question with one of them needs a nearly perfect section to be answered. */
  elsewhere: readonly string[];
  /** Words of those who want to turn the machine itself; `a+b` is two that follow one another. */
  probing: readonly string[];
  /** Words of theirs that honest questions have too: they count half. */
  probingWithOthers: readonly string[];
};

/** Parts a list that stands in one text, so that it reads as words and not as punctuation. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
