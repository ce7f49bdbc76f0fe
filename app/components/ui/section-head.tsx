type Props = { messages: { plate?: string; title: string; lead?: string }; luxembourgish: string };

/** The street sign shows locale over Luxembourgish. */
export function SectionHead({ messages: { plate, title, lead }, luxembourgish }: Props) {
  return (
    <div className="head">
      {plate && <Plate name={plate} luxembourgish={luxembourgish} />}
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

export function Plate({ name, luxembourgish }: { name: string; luxembourgish: string }) {
  return (
    <p className="plate">
      <span>{name}</span>
      <span lang="lb">{luxembourgish}</span>
    </p>
  );
}
