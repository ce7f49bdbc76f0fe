import type { EventName } from './events.ts';

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

/** Read by the click listener, which runs only with consent. The label is the link's path by default. */
export function tracked(name: ClickEvent, label?: string) {
  return { 'data-track': name, 'data-label': label };
}
