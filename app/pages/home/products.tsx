import { Section } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { horizontalBand } from '../../components/ui/band.ts';
import { trackAttributes } from '../../lib/track/track.ts';
import type { SectionProps } from './home.messages.ts';

type Props = SectionProps<'products'> & {
  links: Record<string, { status: 'available' | 'coming-soon'; url: string }>;
};

const productsWithDrawing = ['bloodTest', 'recruitment', 'socialMedia', 'video', 'legal', 'nurseryRhymes'];

export function Products({ messages, links, frame }: Props) {
  const products = Object.entries(links);
  return (
    <Section id="products" tone="sunk" className="products" frame={frame} head={messages}>
      <ul className="products__list">
        {products.map(([product, { status, url }], index) => {
          const item = messages.items[product];
          if (!item) throw new Error(`products.items of home.json lacks ${product}, which company.json has`);
          const isSoon = status === 'coming-soon';
          return (
            <li
              key={product}
              className={isSoon ? 'product draws soon' : 'product draws'}
              suppressHydrationWarning
            >
              <Arm index={index} count={products.length} />
              <div className="product__inner">
                <svg className="product__art" viewBox="0 0 160 96" aria-hidden="true">
                  <use
                    href={`/pictures/drawings.svg#${productsWithDrawing.includes(product) ? product : 'product'}`}
                  />
                </svg>
                <h3>{item.name}</h3>
                <p className="product__text">{item.text}</p>
                <p className={isSoon ? 'badge soon' : 'badge available'}>
                  {isSoon ? messages.comingSoon : messages.available}
                </p>
                {url && (
                  <a
                    className="link external"
                    href={url}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${messages.open} ${item.name}, ${messages.newTab}`}
                    {...trackAttributes('product_click', product)}
                  >
                    {messages.open}
                  </a>
                )}
                {!url && !isSoon && (
                  <SectionLink section="contact" className="link" label={`${messages.ask}: ${item.name}`}>
                    {messages.ask}
                  </SectionLink>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="after">
        <SectionLink section="contact" className="link" event={trackAttributes('try_products_click', 'home')}>
          {messages.action}
        </SectionLink>
      </p>
    </Section>
  );
}

const WIDTH = 16;

function Arm({ index, count }: { index: number; count: number }) {
  const height = count * 100;
  const arm = horizontalBand({
    from: { along: 0, across: (height - count * WIDTH) / 2 + index * WIDTH, width: WIDTH },
    to: { along: 300, across: index * 100 + (100 - WIDTH) / 2, width: WIDTH },
  });
  return (
    <svg className="arm drawn" viewBox={`0 0 300 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={arm} />
    </svg>
  );
}
