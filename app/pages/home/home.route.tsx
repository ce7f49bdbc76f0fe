import { FallbackNotice } from '../../components/layout/section.tsx';
import { frameOf } from '../../components/layout/section-frame.server.ts';
import { useArrival } from '../../components/layout/use-scroll-on-arrival.ts';
import { postCards } from '../../features/blog/post-cards.server.ts';
import { allPosts, postTopics } from '../../features/blog/posts.server.ts';
import { bookingMessages } from '../../features/booking/booking.messages.ts';
import { NextTimes } from '../../features/booking/next-times.tsx';
import { contactMessages } from '../../features/contact/contact.messages.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { programmePage } from '../../lib/content/company.ts';
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { company, facts } from '../../lib/content/owner.server.ts';
import { homeSections } from '../../lib/i18n/href.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { switches } from '../../lib/i18n/switches.ts';
import { pageMetadata } from '../../lib/seo/page-metadata.ts';
import { organization, webSite } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/home.route.ts';
import { homeMessages } from './home.messages.ts';
import { homeFigures } from './home-figures.ts';
import { HomePage } from './home-page.tsx';

const newestPosts = 6;

export function loader(args: Route.LoaderArgs) {
  const { language } = requestLocale(args);
  const { messages, fallback } = loadMessages(homeMessages, 'home', language);
  const sections = homeSections.map((section) => [
    section,
    { messages: messages[section], frame: frameOf(section, fallback.includes(section), language) },
  ]);
  const contact = loadMessages(contactMessages, 'contact', language);
  const { meta: head, hero, dashboard } = messages;
  return {
    language,
    spoken: languagesWith(homeMessages, 'home'),
    messages: { meta: head, hero, dashboard },
    isHeroFallback: fallback.includes('hero'),
    sections: Object.fromEntries(sections),
    figures: homeFigures(facts, language),
    posts: postCards(language, allPosts()).slice(0, newestPosts),
    topics: postTopics(language),
    contact: { messages: contact.messages, isFallback: contact.fallback.includes('form') },
    next: switches.booking && loadMessages(bookingMessages, 'booking', language).messages.next,
    programmes: {
      fit4ai: programmePage(company, 'fit4ai', language),
      smePackages: programmePage(company, 'smePackages', language),
    },
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { messages, ...page } = loaderData;
  const { company: owner } = root.loaderData;
  const things = [organization(owner), webSite(owner, messages.meta.description)];
  const head = { title: messages.hero.headline };
  return pageMetadata('home', { ...page, messages: { meta: messages.meta, head } }, root.loaderData, things);
}

export default function HomeRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { contact, next, ...page } = loaderData;
  useArrival();
  return (
    <HomePage
      {...page}
      company={root.loaderData.company}
      contactForm={
        <FallbackNotice isFallback={contact.isFallback}>
          {next && <NextTimes messages={next} />}
          <ContactForm messages={contact.messages} language={page.language} />
        </FallbackNotice>
      }
    />
  );
}
