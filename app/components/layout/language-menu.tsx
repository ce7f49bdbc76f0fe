import { Link, useLocation, useMatches } from 'react-router';
import { counterpart, type Translation, withPrefix } from '../i18n/href.ts';
import { type Language, languages, languageTable } from '../i18n/languages.ts';
import { useLocale } from '../i18n/locale.ts';
import { storeChoice } from '../i18n/stored-choice.ts';

type Props = { label: string };

/** What a page that is not in every language, or not under the same path, has said of that. */
function saidBy<Item>(page: unknown, name: 'translations' | 'lacking'): readonly Item[] {
  const said = typeof page === 'object' && page !== null ? Object.entries(page) : [];
  const list: unknown = said.find(([key]) => key === name)?.[1];
  return Array.isArray(list) ? list : [];
}

/**
 * The five languages by their own names; a choice keeps the page. It closes the menu (`early-handlers.ts`), as Escape and a click
 * outside do, natively.
 */
export function LanguageMenu({ label }: Props) {
  const { language } = useLocale();
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1)?.loaderData;
  const translations = saidBy<Translation>(page, 'translations');
  const lacking = saidBy<Language>(page, 'lacking');
  function inLanguage(choice: Language): string {
    const path = counterpart(pathname, choice, translations, lacking);
    // What a page answers to stays with it, such as the answers to its questions.
    return path === withPrefix(pathname, choice) ? path + search : path;
  }
  return (
    <div className="lang">
      <button type="button" className="lang__button" popoverTarget="languages">
        <span className="vh">{label} </span>
        <span className="lang__name">{languageTable[language].name}</span>
        <span className="lang__code" aria-hidden="true">
          {language.toUpperCase()}
        </span>
      </button>
      <ul id="languages" popover="auto">
        {languages.map((choice) => (
          <li key={choice}>
            <Link
              to={inLanguage(choice)}
              lang={choice}
              hrefLang={choice}
              aria-current={choice === language ? 'true' : undefined}
              preventScrollReset
              onClick={() => storeChoice(choice)}
            >
              {languageTable[choice].name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
