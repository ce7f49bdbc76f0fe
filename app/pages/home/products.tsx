import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { tracked } from '../../lib/track/track-attributes.ts';
import type { HomeMessages } from './home.messages.ts';
import { ProductArm } from './product-arm.tsx';

type Messages = HomeMessages['products'];
type Link = { status: 'available' | 'coming-soon'; url: string };

type Props = {
  messages: Messages;
  links: Record<string, Link>;
  frame: SectionFrame;
};

/** Symbols of `public/pictures/drawings.svg`; other products get a pool. */
const drawn = ['bloodTest', 'recruitment', 'socialMedia', 'video', 'legal', 'nurseryRhymes'];

export function Products({ messages, links, frame }: Props) {
  const products = Object.entries(links);
  const soon = (index: number) => products[index]?.[1].status === 'coming-soon';
  return (
    <Section id="products" tone="sunk" className="products" frame={frame} head={messages}>
      <ul className="prods">
        {products.map(([product, { url }], index) => {
          const item = messages.items[product];
          if (!item) throw new Error(`products.items of home.json lacks ${product}, which company.json has`);
          const { name, text } = item;
          return (
            <li
              key={product}
              className={soon(index) ? 'prod draws soon' : 'prod draws'}
              suppressHydrationWarning
            >
              <ProductArm index={index} count={products.length} soon={soon} />
              <div className="prod__in">
                <svg className="prod__art" viewBox="0 0 160 96" aria-hidden="true">
                  <use href={`/pictures/drawings.svg#${drawn.includes(product) ? product : 'product'}`} />
                </svg>
                <h3>{name}</h3>
                <p className="prod__text">{text}</p>
                <p className={soon(index) ? 'badge soon' : 'badge on'}>
                  {soon(index) ? messages.comingSoon : messages.available}
                </p>
                {url && (
                  <a
                    className="link ext"
                    href={url}
                    target="_blank"
                    rel="noopener"
                    {...tracked('product_click', product)}
                  >
                    {messages.open}
                    <span className="vh">
                      {' '}
                      {name}, {messages.newTab}
                    </span>
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="after">
        <SectionLink section="contact" className="btn" event={tracked('try_products_click', 'home')}>
          {messages.action}
        </SectionLink>
      </p>
    </Section>
  );
}
