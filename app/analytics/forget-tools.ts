const ofTools = /^(?:_ga|_ga_\w+|_clck|_clsk)$/;

/** The domains on which a script of this page may have set a cookie: none, the host, and each domain above it. */
function domains(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.map((_, from) => `;domain=${parts.slice(from).join('.')}`)];
}

/** Deletes what the tools have kept in this browser: their cookies, and Clarity's entry of this tab. */
export function forgetTools(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!ofTools.test(name)) continue;
    for (const domain of domains(window.location.hostname)) {
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
    }
  }
  try {
    sessionStorage.removeItem('_cltk');
  } catch {
    // Storage is blocked: then nothing was kept in it.
  }
}
