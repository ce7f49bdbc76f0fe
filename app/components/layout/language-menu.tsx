import { Link, useLocation, useMatches } from 'react-router';
import { type Language, languages, languageTable } from '../../lib/i18n/languages.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { storeChoice } from '../../lib/i18n/stored-choice.ts';
import { counterpart, type Translation, withPrefix } from '../../lib/site-paths.ts';

type Props = { label: string };

/** Loader data of pages that some languages lack or have under another path. */
type Counterparts = { translations?: readonly Translation[]; lacking?: readonly Language[] } | undefined;

/** Links keep page and query. */
export function LanguageMenu({ label }: Props) {
  const { language } = useLocale();
  const { pathname, search } = useLocation();
  const { translations, lacking } = (useMatches()[1]?.loaderData as Counterparts) ?? {};
  function inLanguage(choice: Language): string {
    const path = counterpart(pathname, choice, translations, lacking);
    return path === withPrefix(pathname, choice) ? path + search : path;
  }
  return (
    <div className="lang">
      <button type="button" className="lang__button" popoverTarget="languages">
        <span className="visually-hidden">{label} </span>
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
