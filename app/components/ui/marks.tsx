import { mark } from '../../../content/brand.json';

export function BrandMark() {
  return (
    <svg className="mark" viewBox={`0 0 ${mark.side} ${mark.side}`} aria-hidden="true">
      {mark.shapes.map(({ colour, path }) => (
        <path key={path} fill={`var(--${colour})`} d={path} />
      ))}
    </svg>
  );
}

const marks = 'compute fiduciary logistics clinic law daycare circle forum guild charter'.split(' ');

export function OrganisationMark({ name }: { name: string }) {
  return (
    <svg className="organisation-mark" aria-hidden="true">
      <use href={`/pictures/marks.svg#${marks.includes(name) ? name : 'circle'}`} />
    </svg>
  );
}
