type Props = { children: string };

/** Text in brackets, as in “Learn More[: {name}]”, is visually hidden. */
export function LinkText({ children }: Props) {
  const [seen, heard] = children.split(/[[\]]/);
  return (
    <>
      {seen}
      {heard && <span className="visually-hidden">{heard}</span>}
    </>
  );
}
