import { FallbackNotice } from '../../components/layout/section.tsx';
import type { Card } from '../../features/blog/post-cards.server.ts';
import type { BookingMessages } from '../../features/booking/booking.messages.ts';
import { NextTimes } from '../../features/booking/next-times.tsx';
import type { ContactMessages } from '../../features/contact/contact.messages.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import type { Company } from '../../lib/content/company.ts';
import type { HomeSection } from '../../lib/i18n/href.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { Benefits } from './benefits.tsx';
import { Blog, type Topic } from './blog.tsx';
import { Cases } from './cases.tsx';
import { Contact } from './contact.tsx';
import { Fit4ai } from './fit4ai.tsx';
import type { HomeMessages } from './home.messages.ts';
import type { HomeFigures, Shown } from './home-figures.ts';
import { Methodology } from './methodology.tsx';
import { Products } from './products.tsx';
import { Services } from './services.tsx';
import { SmePackages } from './sme-packages.tsx';
import { Testimonials } from './testimonials.tsx';

export type HomeProps = {
  language: Language;
  messages: Pick<HomeMessages, 'hero' | 'dashboard'>;
  sections: { [Name in Exclude<HomeSection, 'contact'>]?: Shown<Name> } & { contact: Shown<'contact'> };
  figures: HomeFigures;
  posts: readonly Card[];
  topics: readonly Topic[];
  company: Company;
  programmes: Record<keyof Company['programmes'], string>;
  contact: { messages: ContactMessages; isFallback: boolean };
  next: false | BookingMessages['next'];
};

export function HomeSections({ messages, sections, figures, company, contact, ...props }: HomeProps) {
  const { services, products, methodology, benefits, fit4ai, smepackages, testimonials, blog, cases } =
    sections;
  const { language, programmes } = props;
  return (
    <>
      {services && <Services {...services} figures={figures} />}
      {products && <Products {...products} links={company.products} />}
      {methodology && <Methodology {...methodology} figures={figures} talk={messages.hero.talk} />}
      {benefits && <Benefits {...benefits} figures={figures} />}
      {fit4ai && <Fit4ai {...fit4ai} figures={figures} programmeUrl={programmes.fit4ai} />}
      {smepackages && (
        <SmePackages {...smepackages} figures={figures} programmeUrl={programmes.smePackages} />
      )}
      {testimonials && <Testimonials {...testimonials} />}
      {blog && <Blog {...blog} {...props} />}
      {cases && <Cases {...cases} />}
      <Contact
        {...sections.contact}
        company={company}
        form={
          <FallbackNotice isFallback={contact.isFallback}>
            {props.next && <NextTimes messages={props.next} />}
            <ContactForm messages={contact.messages} language={language} />
          </FallbackNotice>
        }
      />
    </>
  );
}
