import { useArrival } from '../../components/layout/go-to-section.ts';
import { loadFrame, pageHeadTags } from '../../components/layout/load-page.server.ts';
import { FallbackText } from '../../components/layout/section.tsx';
import { postCards } from '../../features/blog/post-cards.server.ts';
import { allPosts, postTopics } from '../../features/blog/posts.server.ts';
import { bookingMessages } from '../../features/booking/booking.messages.ts';
import { loadContactForm } from '../../features/contact/contact-form-messages.server.ts';
import { programmePages } from '../../lib/content/company.ts';
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { lazyWhenUsed } from '../../lib/page-start/lazy-when-used.tsx';
import { organization, webSite } from '../../lib/seo/structured-data.ts';
import { homeSections } from '../../lib/site-paths.ts';
import { switches } from '../../lib/switches.ts';
import type { Route } from './+types/home.route.ts';
import { Hero } from './hero.tsx';
import type { SectionsProps } from './home.messages.ts';
import { homeMessages } from './home.messages.ts';
import { homeFigures } from './home-figures.server.ts';

const HomeSections = lazyWhenUsed(() => import('./home-sections.tsx').then((module) => module.HomeSections));

const MAX_POSTS = 6;

export function loader(args: Route.LoaderArgs) {
  const { language } = requestLocale(args);
  const { messages, fallbackSections } = loadMessages(homeMessages, 'home', language);
  const sections = homeSections().map((section) => [
    section,
    {
      messages: messages[section],
      frame: loadFrame(section, fallbackSections.includes(section), language),
    },
  ]);
  const contact = loadContactForm(language);
  const { hero, dashboard } = messages;
  const languages = languagesWith(homeMessages, 'home');
  return {
    language,
    headTags: pageHeadTags(
      'home',
      { language, languages, messages: { meta: messages.meta, head: { title: hero.headline } } },
      [organization(company), webSite(company, messages.meta.description)],
    ),
    messages: { hero, dashboard },
    isHeroFallback: fallbackSections.includes('hero'),
    sections: Object.fromEntries(sections) as SectionsProps,
    figures: homeFigures(language),
    posts: postCards(language, allPosts()).slice(0, MAX_POSTS),
    topics: postTopics(language),
    contact: { messages: contact.messages, isFallback: contact.fallbackSections.includes('form') },
    next: switches.booking && loadMessages(bookingMessages, 'booking', language).messages.next,
    programmes: programmePages(company, language),
  };
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default function HomeRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  useArrival();
  const { messages, isHeroFallback, figures } = loaderData;
  return (
    <>
      <FallbackText isFallback={isHeroFallback}>
        <Hero messages={messages.hero} dashboard={messages.dashboard} figures={figures.shown} />
      </FallbackText>
      <HomeSections {...loaderData} company={root.loaderData.company} />
    </>
  );
}
