type Props = { plate: string; luxembourgish: string; title: string; lead?: string; level?: 'h1' | 'h2' };

/** Announces a section: the street sign in the reader's language over Luxembourgish, a heading, one lead sentence. */
export function SectionHead({ plate, luxembourgish, title, lead, level: Heading = 'h2' }: Props) {
  return (
    <div className="head">
      <Plate name={plate} luxembourgish={luxembourgish} />
      <Heading>{title}</Heading>
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
