/** The site's public origin, without a trailing slash: `SITE_URL` at build, else the company file's address. */
export const siteUrl: string = import.meta.env.VITE_SITE_URL;
