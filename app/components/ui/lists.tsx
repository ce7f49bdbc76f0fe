export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className="ticks">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

type Step = { title: string; text: string; state?: string };

type Props = {
  steps: readonly Step[];
  person?: string;
};

export function Steps({ steps, person }: Props) {
  return (
    <ol className="steps">
      {steps.map(({ title, text, state }) => (
        <li key={title}>
          <div>
            <b>{title}</b>
            <p>{text}</p>
            {state === 'person' && <span className="badge person">{person}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
