/**
 * Passes a reply on and appends remarks on the whole of it.
 * @param remarksOn Markdown, or empty
 */
export async function* remarkOnReply(
  pieces: AsyncIterable<string>,
  remarksOn: (reply: string) => string,
): AsyncGenerator<string, void> {
  let reply = '';
  for await (const piece of pieces) {
    reply += piece;
    yield piece;
  }
  const remarks = remarksOn(reply);
  if (remarks) yield remarks;
}
