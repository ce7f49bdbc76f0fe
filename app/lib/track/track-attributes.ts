import type { EventName } from './events.ts';

/** Events that a click tells, without anything but a label. */
export type ClickEvent = Exclude<
  Extract<
    EventName,
    | `${string}_click`
    | `fit4ai_${string}`
    | `sme_${string}`
    | 'blog_share'
    | 'modal_open'
    | 'footer_navigation'
    | 'view_case_studies'
  >,
  'phone_click' | 'email_click'
>;

/**
 * The attributes that make a link or a button tell of its clicks: whoever listens (only with consent) reads them. So a
 * component needs no handler, and a page no program, for something that most visitors never allow.
 * @param label what the list of events says of the label; without one, the path that the link leads to
 */
export function tracked(name: ClickEvent, label?: string) {
  return { 'data-track': name, 'data-label': label };
}
