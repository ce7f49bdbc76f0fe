/** Adds `Secure` over TLS. */
export function keepCookie(cookie: string): void {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  // The Cookie Store API is missing in Safari.
  document.cookie = cookie + secure;
}
