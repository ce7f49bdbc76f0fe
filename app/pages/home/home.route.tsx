import { company } from '../../content/company.server.ts';
import { programmePage } from '../../content/company.ts';
import { facts } from '../../content/facts.server.ts';
import { readWords } from '../../content/words.server.ts';
import { contactWords } from '../../features/contact/contact.words.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { Fit4aiPopup } from '../../features/popup/fit4ai-popup.tsx';
import { popupWords } from '../../features/popup/popup.words.ts';
import { postCards } from '../../features/posts/post-cards.server.ts';
import { allPosts, postTopics } from '../../features/posts/posts.server.ts';
import { hasSection, homeSections } from '../../i18n/href.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { switches } from '../../i18n/switches.ts';
import { InEnglish } from '../../layout/in-english.tsx';
import { frameOf } from '../../layout/section-frame.server.ts';
import { useArrival } from '../../layout/use-arrival.ts';
import { useGoToSection } from '../../layout/use-go-to-section.ts';
import { languagesWith } from '../../seo/languages-with.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import { organization, webSite } from '../../seo/structured-data.ts';
import type { Route } from './+types/home.route.ts';
import { homeWords } from './home.words.ts';
import { homeFigures } from './home-figures.ts';
import { HomePage } from './home-page.tsx';

/** How many posts the home page shows; the list of the news has all. */
const newestPosts = 6;

export function loader(visit: Route.LoaderArgs) {
  const { language } = requestLocale(visit);
  const { words, borrowed } = readWords(homeWords, 'home', language);
  const sections = homeSections.map((section) => [
    section,
    { words: words[section], frame: frameOf(section, borrowed.includes(section), language) },
  ]);
  const contact = readWords(contactWords, 'contact', language);
  const popup = readWords(popupWords, 'popup', language);
  const { meta: head, hero, dashboard } = words;
  return {
    language,
    spoken: languagesWith(homeWords, 'home'),
    words: { meta: head, hero, dashboard },
    isHeroBorrowed: borrowed.includes('hero'),
    sections: Object.fromEntries(sections),
    figures: homeFigures(facts, language),
    posts: postCards(language, allPosts()).slice(0, newestPosts),
    topics: postTopics(language),
    contact: { words: contact.words, isBorrowed: contact.borrowed.includes('form') },
    popup: switches.popup &&
      hasSection('fit4ai') && { words: popup.words.popup, isBorrowed: popup.borrowed.length > 0 },
    company,
    programmes: {
      fit4ai: programmePage(company, 'fit4ai', language),
      smePackages: programmePage(company, 'smePackages', language),
    },
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { words, ...page } = loaderData;
  const { company: owner } = root.loaderData;
  const things = [organization(owner), webSite(owner, words.meta.description)];
  const head = { title: words.hero.headline };
  return pageMetadata('home', { ...page, words: { meta: words.meta, head } }, root.loaderData, things);
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { contact, popup, ...page } = loaderData;
  const { go } = useGoToSection();
  useArrival();
  return (
    <>
      {popup && (
        <InEnglish isBorrowed={popup.isBorrowed}>
          <Fit4aiPopup words={popup.words} onLearnMore={() => go('fit4ai')} />
        </InEnglish>
      )}
      <HomePage
        {...page}
        contactForm={
          <InEnglish isBorrowed={contact.isBorrowed}>
            <ContactForm words={contact.words} language={page.language} />
          </InEnglish>
        }
      />
    </>
  );
}
