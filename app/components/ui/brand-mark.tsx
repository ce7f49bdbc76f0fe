import { mark } from '../content/brand.ts';

/** The firm's mark, in the colours of the place where it stands. */
export function BrandMark() {
  return (
    <svg className="mark" viewBox={`0 0 ${mark.side} ${mark.side}`} aria-hidden="true">
      {mark.shapes.map(({ colour, path }) => (
        <path key={path} fill={`var(--${colour})`} d={path} />
      ))}
    </svg>
  );
}
