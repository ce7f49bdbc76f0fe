import { mark } from '../../lib/content/brand.ts';

export function BrandMark() {
  return (
    <svg className="mark" viewBox={`0 0 ${mark.side} ${mark.side}`} aria-hidden="true">
      {mark.shapes.map(({ colour, path }) => (
        <path key={path} fill={`var(--${colour})`} d={path} />
      ))}
    </svg>
  );
}
