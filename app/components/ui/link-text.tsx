type Props = { children: string };

/** Hides text in brackets visually, as in “Learn More[: {name}]”. */
export function LinkText({ children }: Props) {
  const [seen, heard] = children.split(/[[\]]/);
  return (
    <>
      {seen}
      {heard && <span className="visually-hidden">{heard}</span>}
    </>
  );
}
