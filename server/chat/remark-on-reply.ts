/**
 * Passes a reply on as it comes, and after its end what has to be said of it.
 * @param remarksOn Markdown for the whole reply; empty where there is nothing to say
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
