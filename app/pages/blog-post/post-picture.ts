const pictures = 6;

/** The picture of a post: one of six, in turn. */
export function postPicture(id: number): string {
  return `/pictures/post-${((id - 1) % pictures) + 1}.svg`;
}
