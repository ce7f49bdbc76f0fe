type Props = { children: string };

/**
 * The words of a link that says the same as others, such as “Learn More[: {name}]”: what stands in brackets says of
 * what, is not seen, and is read to whoever meets the link out of its place.
 */
export function LinkWords({ children }: Props) {
  const [seen, heard] = children.split(/[[\]]/);
  return (
    <>
      {seen}
      {heard && <span className="vh">{heard}</span>}
    </>
  );
}
