const drawn = import.meta.glob<string>('/public/pictures/post-*.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * A drawn picture as an address that holds it; any other stays a file. As a file, what is largest in the first window of a post would
 * come a quarter of a second later on a slow phone.
 * @param src the picture's path under `public`
 */
export function heldPicture(src: string): string {
  return drawn[`/public${src}`] ?? src;
}
