type Props = { words: { plate?: string; title: string; lead?: string }; luxembourgish: string };

/** Announces a section: the street sign in the reader's language over Luxembourgish, a heading, one lead sentence. */
export function SectionHead({ words: { plate, title, lead }, luxembourgish }: Props) {
  return (
    <div className="head">
      {plate && <Plate name={plate} luxembourgish={luxembourgish} />}
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

/** The street sign alone. */
export function Plate({ name, luxembourgish }: { name: string; luxembourgish: string }) {
  return (
    <p className="plate">
      <span>{name}</span>
      <span lang="lb">{luxembourgish}</span>
    </p>
  );
}
