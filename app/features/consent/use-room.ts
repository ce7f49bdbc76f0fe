import { type RefObject, useEffect } from 'react';

/** Who must know how high the banner is; the property is not inherited, so that nobody else is styled anew. */
const whoMakesRoom = ':root, body, .ask, .chat, .popup';

/** Tells the style sheets how high the banner is, so that it hides neither the end of the page nor what has the focus. */
export function useRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      sheet.replaceSync(`${whoMakesRoom} { --consent-room: ${height}px; }`);
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [banner]);
}
