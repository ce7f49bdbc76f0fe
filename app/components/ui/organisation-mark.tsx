/** The marks that `public/pictures/marks.svg` holds, by the id of their symbol. */
const marks = 'compute fiduciary logistics clinic law daycare circle forum guild charter'.split(' ');

/**
 * The mark of an organisation, in the colour of the text beside it. The name stands there; the mark only decorates, and
 * whoever has none gets a circle.
 */
export function OrganisationMark({ name }: { name: string }) {
  return (
    <svg className="org" aria-hidden="true">
      <use href={`/pictures/marks.svg#${marks.includes(name) ? name : 'circle'}`} />
    </svg>
  );
}
