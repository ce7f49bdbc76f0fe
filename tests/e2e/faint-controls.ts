import type { Page } from '@playwright/test';

/**
 * Controls with too little contrast (WCAG 1.4.11, 3:1): borders of fields, buttons, tabs and topics whose
 * background does not show them, and focus rings.
 */
export async function faintControls(page: Page): Promise<string[]> {
  // After a key press `:focus-visible` also matches a focus set by script.
  await page.keyboard.press('Insert');
  return page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!brush) return ['no canvas'];
    const rgba = (colour: string) => {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      return [...brush.getImageData(0, 0, 1, 1).data];
    };
    /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = rgba(colour).map((share) =>
        share <= 10 ? share / 255 / 12.92 : ((share / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isTold = (colour: string, from: string) => {
      const [darker = 0, lighter = 0] = [luminance(colour), luminance(from)].sort((a, b) => a - b);
      return (rgba(colour)[3] ?? 0) > 200 && (lighter + 0.05) / (darker + 0.05) >= 3;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'Canvas';
      const { backgroundColor } = getComputedStyle(element);
      return (rgba(backgroundColor)[3] ?? 0) > 200 ? backgroundColor : groundOf(element.parentElement);
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], .honeypot');
    const named = (element: Element) =>
      `${element.outerHTML.slice(0, 60)} on ${groundOf(element.parentElement)}`;

    const bounded = document.querySelectorAll(
      'input:not([type=hidden]), textarea, select, .btn:not(:disabled), [role=tab], .filter :is(span, a)',
    );
    const errors = [...bounded].filter(isSeen).flatMap((element) => {
      const { appearance, borderBottomColor, borderBottomStyle, borderBottomWidth } =
        getComputedStyle(element);
      const ground = groundOf(element.parentElement);
      const hasBorder = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
      const isDrawn = element.matches('[type=radio], [type=checkbox]') && appearance !== 'none';
      const isFine =
        isDrawn || (hasBorder && isTold(borderBottomColor, ground)) || isTold(groundOf(element), ground);
      return isFine ? [] : [`no border: ${named(element)}`];
    });

    const before = document.activeElement;
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input, textarea, select, summary, [tabindex="0"]',
    )) {
      if (!isSeen(element) && !element.matches('.filter input, .skip')) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      const around = [element, element.nextElementSibling, element.closest('.post')].filter(
        (one) => one !== null,
      );
      const isRinged = around.some((one) => {
        const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(one);
        const isWide = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return isWide && isTold(outlineColor, groundOf(one.parentElement));
      });
      if (!isRinged) errors.push(`no ring: ${named(element)}`);
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return errors;
  });
}
