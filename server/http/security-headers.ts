import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { type ToolIds, toolHosts } from './tool-hosts.ts';

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
};

/** Headers that every answer carries. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  // Not `context.header`: it makes a new answer for every header that comes after the answer.
  const { headers } = context.res;
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value);
};

function hashes(html: string, element: 'script' | 'style'): string {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  const found = [...html.matchAll(inline)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );
  return [...new Set(found)].map((hash) => `'sha256-${hash}'`).join(' ');
}

/**
 * The Content-Security-Policy of one page: its own inline scripts and styles by their hashes, everything else from this
 * origin, and from the hosts of the tools that are on. Style attributes are allowed: they carry the quantities that bars and bands are drawn from.
 */
export function contentSecurityPolicy(html: string, tools: ToolIds): string {
  const hosts = toolHosts(tools);
  return [
    "default-src 'self'",
    ['script-src', "'self'", hashes(html, 'script'), ...hosts.script].join(' '),
    `style-src 'self' ${hashes(html, 'style')}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...hosts.image].join(' '),
    ["connect-src 'self'", ...hosts.connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** An answer of the router as it leaves: it depends on the visitor, so nobody keeps it; a page has its policy. */
export async function rendered(response: Response, tools: ToolIds): Promise<Response> {
  const { headers } = response;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.append('Vary', 'Cookie, Accept-Language');
  if (!headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, tools));
  return new Response(html, { status: response.status, headers });
}
