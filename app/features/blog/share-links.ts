export const networks = { facebook: 'Facebook', twitter: 'Twitter', linkedin: 'LinkedIn' } as const;

export type Network = keyof typeof networks;

export function shareLink(network: Network, page: { url: string; title: string }): string {
  const url = encodeURIComponent(page.url);
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${url}&text=${encodeURIComponent(page.title)}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
  }
}
