/** The marks that `public/pictures/marks.svg` holds, by the id of their symbol. */
export type MarkName =
  | 'compute'
  | 'fiduciary'
  | 'logistics'
  | 'clinic'
  | 'law'
  | 'daycare'
  | 'circle'
  | 'forum'
  | 'guild'
  | 'charter';

/** The mark of an organisation, in the colour of the text beside it. The name stands there; the mark only decorates. */
export function OrganisationMark({ name }: { name: MarkName }) {
  return (
    <svg className="org" aria-hidden="true">
      <use href={`/pictures/marks.svg#${name}`} />
    </svg>
  );
}
