type Props = { title: string; conditions: readonly string[] };

/** Who may take part in a programme, under its heading. */
export function Eligibility({ title, conditions }: Props) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="ticks">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </>
  );
}
