/**
 * Loads a tool's script. A script that is blocked or broken changes nothing for the visitor: whoever blocks says so on
 * the console, and what was queued for the tool is never fetched.
 */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
