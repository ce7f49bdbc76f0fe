type EventRule = { category: string; action: string; fields?: readonly string[] };

/** `docs/contracts/analytics.md` says when each is sent, and what its label and further fields are. */
export const events = {
  page_view: { category: 'page', action: 'view', fields: ['page_location', 'page_title', 'language'] },
  section_view: { category: 'page', action: 'section' },
  blog_post_view: { category: 'blog', action: 'view', fields: ['post_id'] },
  blog_fallback: { category: 'blog', action: 'fallback', fields: ['language', 'shown'] },
  blog_share: { category: 'blog', action: 'share' },
  filter_category: { category: 'blog', action: 'filter' },
  post_click: { category: 'blog', action: 'open' },
  signup_attempt: { category: 'newsletter', action: 'attempt' },
  signup_success: { category: 'newsletter', action: 'success' },
  signup_failure: { category: 'newsletter', action: 'failure', fields: ['reason'] },
  contact_form_submit: { category: 'contact', action: 'submit' },
  phone_click: { category: 'contact', action: 'phone' },
  email_click: { category: 'contact', action: 'email' },
  social_click: { category: 'contact', action: 'social' },
  modal_open: { category: 'policies', action: 'open' },
  footer_navigation: { category: 'navigation', action: 'footer' },
  explore_services_click: { category: 'services', action: 'explore' },
  services_contact_click: { category: 'services', action: 'contact' },
  services_subsidies_click: { category: 'services', action: 'subsidies' },
  product_click: { category: 'products', action: 'open' },
  try_products_click: { category: 'products', action: 'try' },
  fit4ai_request_diagnosis: { category: 'programmes', action: 'request' },
  sme_request_implementation: { category: 'programmes', action: 'request' },
  fit4ai_popup_click: { category: 'programmes', action: 'popup' },
  finder_used: { category: 'programmes', action: 'find' },
  view_case_studies: { category: 'cases', action: 'view' },
  case_study_click: { category: 'cases', action: 'demo' },
} as const satisfies Record<string, EventRule>;

export type EventName = keyof typeof events;

type OwnField<Name extends EventName> = (typeof events)[Name] extends { fields: readonly (infer Field)[] }
  ? Field
  : never;

export type EventWithoutFields = {
  [Name in EventName]: (typeof events)[Name] extends { fields: readonly string[] } ? never : Name;
}[EventName];

export function isEventWithoutFields(name: string | undefined): name is EventWithoutFields {
  const rules: Record<string, EventRule> = events;
  return name !== undefined && Object.hasOwn(rules, name) && rules[name]?.fields === undefined;
}

export type EventFields<Name extends EventName> = { label: string } & {
  [Field in OwnField<Name> & string]: string;
};
