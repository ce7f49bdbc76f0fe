import type { ReactNode } from 'react';
import type { Company } from '../../content/company.ts';
import type { Card } from '../../features/posts/post-card.tsx';
import type { HomeSection } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import type { SectionFrame } from '../../layout/section.tsx';
import { Benefits } from './benefits.tsx';
import { Blog } from './blog.tsx';
import type { Topic } from './blog-filter.tsx';
import { Cases } from './cases.tsx';
import { Contact } from './contact.tsx';
import { Fit4ai } from './fit4ai.tsx';
import { Hero } from './hero.tsx';
import type { HomeWords } from './home.words.ts';
import type { HomeFigures } from './home-figures.ts';
import { Methodology } from './methodology.tsx';
import { Products } from './products.tsx';
import { Services } from './services.tsx';
import { SmePackages } from './sme-packages.tsx';
import { Testimonials } from './testimonials.tsx';

type Props = {
  language: Language;
  words: HomeWords;
  /** Every section of the page is announced by a street sign. */
  frames: Record<HomeSection, SectionFrame>;
  figures: HomeFigures;
  posts: readonly Card[];
  topics: readonly Topic[];
  company: Company;
  /** The official page of each programme. */
  programmes: Record<keyof Company['programmes'], string>;
  contactForm: ReactNode;
};

/** The home page: the river of a firm's work, and everything that a visitor decides by. */
export function HomePage({
  language,
  words,
  frames,
  figures,
  posts,
  topics,
  company,
  programmes,
  contactForm,
}: Props) {
  return (
    <>
      <Hero words={words.hero} dashboard={words.dashboard} {...figures.hero} />
      <Services words={words.services} frame={frames.services} />
      <Products words={words.products} links={company.products} frame={frames.products} />
      <Methodology words={words.methodology} {...figures.methodology} frame={frames.methodology} />
      <Benefits words={words.benefits} figures={figures.benefits} frame={frames.benefits} />
      <Fit4ai
        words={words.fit4ai}
        figures={figures.fit4ai}
        programmeUrl={programmes.fit4ai}
        frame={frames.fit4ai}
      />
      <SmePackages
        words={words.smepackages}
        figures={figures.smePackages}
        programmeUrl={programmes.smePackages}
        frame={frames.smepackages}
      />
      <Testimonials words={words.testimonials} frame={frames.testimonials} />
      <Blog words={words.blog} posts={posts} topics={topics} language={language} frame={frames.blog} />
      <Cases words={words.cases} frame={frames.cases} />
      <Contact words={words.contact} company={company} form={contactForm} frame={frames.contact} />
    </>
  );
}
