import { createHash } from 'node:crypto';
import { type ToolIds, toolHosts } from './tool-hosts.ts';

/**
 * The Content-Security-Policy of one page: its own inline scripts, styles and style attributes by their hashes,
 * everything else from this origin, and from the hosts of the tools that are on. In a browser that knows Trusted Types no
 * text becomes HTML or a script's address, except through the one policy of `app/trusted-html.ts`. The tools put their
 * scripts into the page by their address, so with them that has to be allowed: docs/decisions/0022.
 */
export function contentSecurityPolicy(html: string, tools: ToolIds): string {
  const hosts = toolHosts(tools);
  const usesTools = hosts.script.length > 0;
  const attributes = hashesOf(styleAttributes(html));
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashesOf(inline(html, 'script')), ...hosts.script].join(' '),
    ['style-src', "'self'", ...hashesOf(inline(html, 'style'))].join(' '),
    // Quantities that bars and bands are drawn from. Scripts set theirs through the style object, which is free.
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

/** The values as a browser reads them: React writes these five characters as entities. */
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
