const drawn = import.meta.glob<string>('/public/pictures/post-*.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Inlines drawings: as a file, the largest paint came 250 ms later on a slow phone. */
export function postPicture(src: string): string {
  return drawn[`/public${src}`] ?? src;
}
