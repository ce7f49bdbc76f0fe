import { FallbackText } from '../../components/layout/section.tsx';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import type { Company } from '../../lib/content/company.ts';
import type { Route } from './+types/home.route.ts';
import { Benefits } from './benefits.tsx';
import { Blog } from './blog.tsx';
import { Cases } from './cases.tsx';
import { Contact } from './contact.tsx';
import { Fit4ai } from './fit4ai.tsx';
import { Methodology } from './methodology.tsx';
import { NextSlots } from './next-slots.tsx';
import { Products } from './products.tsx';
import { Services } from './services.tsx';
import { SmePackages } from './sme-packages.tsx';
import { Testimonials } from './testimonials.tsx';

type Props = Route.ComponentProps['loaderData'] & { company: Company };

export function HomeSections({ messages, sections, figures, company, contact, ...others }: Props) {
  const { services, products, methodology, benefits, fit4ai, smepackages, testimonials, blog, cases } =
    sections;
  const { language, programmes, posts, topics, next } = others;
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
      {blog && <Blog {...blog} posts={posts} topics={topics} language={language} />}
      {cases && <Cases {...cases} />}
      <Contact
        {...sections.contact}
        company={company}
        form={
          <FallbackText isFallback={contact.isFallback}>
            {next && <NextSlots messages={next} />}
            <ContactForm messages={contact.messages} language={language} />
          </FallbackText>
        }
      />
    </>
  );
}
