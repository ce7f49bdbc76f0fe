/**
 * Keeps a cookie in this browser; over TLS it travels no other way, as those that the server sets.
 * @param cookie name, value and attributes, as `document.cookie` takes them
 */
export function keepCookie(cookie: string): void {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  // The Cookie Store API is missing in Safari.
  document.cookie = cookie + secure;
}
