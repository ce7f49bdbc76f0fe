import { createHash } from 'node:crypto';
import type { ToolHosts } from '../analytics-tools.ts';

/**
 * Trusted Types allow only the policy of `app/lib/trusted-html.ts`, except with tools, because these insert scripts:
 * docs/decisions/0013.
 */
export function contentSecurityPolicy(html: string, hosts: ToolHosts): string {
  const usesTools = hosts.script.length > 0;
  const attributes = hashesOf(styleAttributes(html));
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashesOf(inline(html, 'script')), ...hosts.script].join(' '),
    ['style-src', "'self'", ...hashesOf(inline(html, 'style'))].join(' '),
    // Charts set their quantities by style attributes. Scripts set styles by the style object, which needs no permission.
    attributes.length > 0
      ? `style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`
      : "style-src-attr 'none'",
    ["img-src 'self' data:", ...hosts.image].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...hosts.connect].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(usesTools ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

function inline(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Decodes the five entities that React writes. */
function styleAttributes(html: string): string[] {
  const outside = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const values = [...outside.matchAll(/<[^>]*?\sstyle="([^"]*)"/g)].map(([, value = '']) => value);
  return values.map((value) =>
    value.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? ''),
  );
}

function hashesOf(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
