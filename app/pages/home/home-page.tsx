import type { ReactNode } from 'react';
import type { Company } from '../../content/company.ts';
import type { Card } from '../../features/posts/post-card.tsx';
import type { HomeSection } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import { InEnglish } from '../../layout/in-english.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import { Benefits } from './benefits.tsx';
import { Blog, type Topic } from './blog.tsx';
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

/** A section as it is shown: every one is announced by a street sign. */
type Shown<Name extends HomeSection> = { words: HomeWords[Name]; frame: SectionFrame };

type Props = {
  language: Language;
  words: Pick<HomeWords, 'hero' | 'dashboard'>;
  isHeroBorrowed: boolean;
  /** Those that the owner has not switched off. */
  sections: { [Name in Exclude<HomeSection, 'contact'>]?: Shown<Name> } & { contact: Shown<'contact'> };
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
  isHeroBorrowed,
  sections,
  figures,
  posts,
  topics,
  company,
  programmes,
  contactForm,
}: Props) {
  const { services, products, methodology, benefits, fit4ai, smepackages, testimonials, blog, cases } =
    sections;
  return (
    <>
      <InEnglish isBorrowed={isHeroBorrowed}>
        <Hero words={words.hero} dashboard={words.dashboard} {...figures.hero} />
      </InEnglish>
      {services && <Services {...services} />}
      {products && <Products {...products} links={company.products} />}
      {methodology && <Methodology {...methodology} {...figures.methodology} />}
      {benefits && <Benefits {...benefits} figures={figures.benefits} />}
      {fit4ai && <Fit4ai {...fit4ai} figures={figures.fit4ai} programmeUrl={programmes.fit4ai} />}
      {smepackages && (
        <SmePackages {...smepackages} figures={figures.smePackages} programmeUrl={programmes.smePackages} />
      )}
      {testimonials && <Testimonials {...testimonials} />}
      {blog && <Blog {...blog} posts={posts} topics={topics} language={language} />}
      {cases && <Cases {...cases} />}
      <Contact {...sections.contact} company={company} form={contactForm} />
    </>
  );
}
