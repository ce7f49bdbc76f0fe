import { tracked } from '../../analytics/tracked.ts';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { SectionLink } from '../../layout/section-link.tsx';
import type { HomeWords } from './home.words.ts';
import { ProductArm } from './product-arm.tsx';
import { ProductArt } from './product-art.tsx';

type Words = HomeWords['products'];
type Link = { status: 'available' | 'coming-soon'; url: string };

type Props = {
  words: Words;
  /** The state of each product and where it opens; an empty url is no link. */
  links: Record<string, Link>;
  frame: SectionFrame;
};

/** The products as arms of one river: an arm that is still to come is pale. */
export function Products({ words, links, frame }: Props) {
  const products = Object.entries(links);
  const soon = (index: number) => products[index]?.[1].status === 'coming-soon';
  return (
    <Section id="products" tone="sunk" className="products" frame={frame} head={words}>
      <ul className="prods">
        {products.map(([product, { url }], index) => {
          const said = words.items[product];
          if (!said) throw new Error(`products.items of home.json lacks ${product}, which company.json has`);
          const { name, text } = said;
          return (
            <li
              key={product}
              className={soon(index) ? 'prod draws soon' : 'prod draws'}
              suppressHydrationWarning
            >
              <ProductArm index={index} count={products.length} soon={soon} />
              <div className="prod__in">
                <ProductArt of={product} />
                <h3>{name}</h3>
                <p className="prod__text">{text}</p>
                <p className={soon(index) ? 'badge soon' : 'badge on'}>
                  {soon(index) ? words.comingSoon : words.available}
                </p>
                {url && (
                  <a
                    className="link ext"
                    href={url}
                    target="_blank"
                    rel="noopener"
                    {...tracked('product_click', product)}
                  >
                    {words.open}
                    <span className="vh">
                      {' '}
                      {name}, {words.newTab}
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
          {words.action}
        </SectionLink>
      </p>
    </Section>
  );
}
