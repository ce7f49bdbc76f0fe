/**
 * What an event is: `when` it happens, the `category` and `action` that it always carries, what its `label` says (and
 * its `value`, where it has one), and what it carries besides. docs/contracts/analytics.md is made from this list.
 */
type EventRule = {
  when: string;
  category: string;
  action: string;
  label: string;
  fields?: Record<string, string>;
};

/** Every event that the site can send, by the name that the tools know it by. Nothing else is ever sent. */
export const events = {
  page_view: {
    when: '300 ms after a page was opened, or after consent was given on it',
    category: 'page',
    action: 'view',
    label: 'the path of the page',
    fields: {
      page_location: 'the address, without what a form or a search has put behind it',
      page_title: 'the title',
      language: 'the language of the page',
    },
  },
  section_view: {
    when: 'half of a section, or half a window of it, was seen for a second, for the first time on this page',
    category: 'page',
    action: 'section',
    label: 'the id of the section',
  },
  blog_post_view: {
    when: '500 ms after a blog post was opened',
    category: 'blog',
    action: 'view',
    label: 'the number of the post',
    fields: { post_id: 'the number of the post' },
  },
  blog_fallback: {
    when: 'a blog post was shown in another language, because it does not exist in the one of the page',
    category: 'blog',
    action: 'fallback',
    label: 'the number of the post',
    fields: { language: 'the language of the page', shown: 'the language of the post' },
  },
  blog_share: {
    when: 'a link to a network’s share page was followed',
    category: 'blog',
    action: 'share',
    label: 'facebook, twitter or linkedin',
  },
  filter_category: {
    when: 'another topic of the blog was chosen',
    category: 'blog',
    action: 'filter',
    label: 'all, ai, automation or saas',
  },
  post_click: {
    when: 'a card of a blog post was followed',
    category: 'blog',
    action: 'open',
    label: 'the number of the post',
  },
  signup_attempt: {
    when: 'the newsletter form was sent with an address that the browser accepts',
    category: 'newsletter',
    action: 'attempt',
    label: 'the domain of the e-mail address',
  },
  signup_success: {
    when: 'the server has taken the address',
    category: 'newsletter',
    action: 'success',
    label: 'the domain of the e-mail address',
  },
  signup_failure: {
    when: 'the server did not take it',
    category: 'newsletter',
    action: 'failure',
    label: 'the domain of the e-mail address',
    fields: { reason: 'network_error' },
  },
  contact_form_submit: {
    when: 'the server has taken a letter of the contact form',
    category: 'contact',
    action: 'submit',
    label: 'contact',
  },
  phone_click: {
    when: 'a telephone number was pressed',
    category: 'contact',
    action: 'phone',
    label: 'the section where it stands, or footer',
  },
  email_click: {
    when: 'a mailbox was pressed',
    category: 'contact',
    action: 'email',
    label: 'the section where it stands, or footer',
  },
  social_click: {
    when: 'a link to the firm’s page on a network was followed',
    category: 'contact',
    action: 'social',
    label: 'the name of the network',
  },
  modal_open: {
    when: 'a policy was opened over the page',
    category: 'policies',
    action: 'open',
    label: 'terms, privacy or cookies',
  },
  footer_navigation: {
    when: 'a quick link of the footer was followed',
    category: 'navigation',
    action: 'footer',
    label: 'the path that it leads to, without the language',
  },
  explore_services_click: {
    when: 'Explore Our Services was followed',
    category: 'services',
    action: 'explore',
    label: 'home',
  },
  services_contact_click: {
    when: 'the services page’s link to the contact form was followed',
    category: 'services',
    action: 'contact',
    label: 'services',
  },
  services_subsidies_click: {
    when: 'the services page’s link to Fit 4 AI was followed',
    category: 'services',
    action: 'subsidies',
    label: 'services',
  },
  product_click: {
    when: 'a product was opened',
    category: 'products',
    action: 'open',
    label: 'the key of the product in the company file',
  },
  try_products_click: {
    when: 'Try Our Products was followed',
    category: 'products',
    action: 'try',
    label: 'home',
  },
  fit4ai_request_diagnosis: {
    when: 'a diagnosis was asked for',
    category: 'programmes',
    action: 'request',
    label: 'fit4ai',
  },
  sme_request_implementation: {
    when: 'an implementation was asked for',
    category: 'programmes',
    action: 'request',
    label: 'smepackages',
  },
  fit4ai_popup_click: {
    when: 'Learn more was pressed in the popup about Fit 4 AI',
    category: 'programmes',
    action: 'popup',
    label: 'fit4ai',
  },
  finder_used: {
    when: 'the programme finder has shown an answer; neither the answer nor what was asked is told',
    category: 'programmes',
    action: 'find',
    label: 'programmes',
  },
  view_case_studies: {
    when: 'the home page’s link to the case studies was followed',
    category: 'cases',
    action: 'view',
    label: 'home',
  },
  case_study_click: {
    when: 'a demonstration of a case was asked for',
    category: 'cases',
    action: 'demo',
    label: 'rhymes, sales or similar',
  },
} as const satisfies Record<string, EventRule>;

export type EventName = keyof typeof events;

type OwnFields<Name extends EventName> = (typeof events)[Name] extends { fields: infer Fields }
  ? Fields
  : object;

/** What whoever sends an event says about it; category, action and the value 1 are added on the way. */
export type EventFields<Name extends EventName> = { label: string } & {
  [Field in keyof OwnFields<Name>]: string;
};
