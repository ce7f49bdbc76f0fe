type Props = { title: string; steps: readonly { title: string; text: string }[] };

/** What happens one after the other, under its heading. */
export function Steps({ title, steps }: Props) {
  return (
    <>
      <h3>{title}</h3>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.title}>
            <div>
              <b>{step.title}</b>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
