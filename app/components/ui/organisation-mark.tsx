/** Ids of the symbols in `public/pictures/marks.svg`. */
const marks = 'compute fiduciary logistics clinic law daycare circle forum guild charter'.split(' ');

/** Decorative; unknown organisations get a circle. */
export function OrganisationMark({ name }: { name: string }) {
  return (
    <svg className="org" aria-hidden="true">
      <use href={`/pictures/marks.svg#${marks.includes(name) ? name : 'circle'}`} />
    </svg>
  );
}
