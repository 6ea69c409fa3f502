/** The types of content documents. */
export const contentDoctypes = [
  'page',
  'category',
  'facet-page',
  'product',
  'fragment',
  'popup',
  'article',
  'menu',
  'footer',
] as const
export type ContentDoctype = (typeof contentDoctypes)[number]

/** Returns whether a text names a type of documents. */
export function isContentDoctype(text: string): text is ContentDoctype {
  return (contentDoctypes as readonly string[]).includes(text)
}

/** The pages that every site has a place for (CMS-01); a site may have any further one. */
export const fixedPages = [
  'account',
  'account-profile',
  'basecamp',
  'cart',
  'checkout',
  'contact-us',
  'error-4xx',
  'gift-card',
  'loyalty-modal',
  'order-confirmation',
  'promotions',
  'search',
  'sign-in-modal',
  'sign-up',
  'sign-up-modal',
  'store-locator',
  'westend',
] as const

/** The states of a version of a document. */
export const contentStatuses = ['draft', 'scheduled', 'published', 'archived'] as const
export type ContentStatus = (typeof contentStatuses)[number]

/** The states of a document: `changed` is published with a newer draft. */
export const contentStates = ['draft', 'scheduled', 'published', 'changed', 'archived'] as const
export type ContentState = (typeof contentStates)[number]

/** A finding of the check of a document; `error` prevents its publication. */
export const contentProblemKinds = [
  'invalid_field',
  'broken_link',
  'unsold_product',
  'unknown_event',
  'other_time_than_event',
  'ends_before_start',
  'invalid_color',
  'missing_video',
  'missing_poster',
  'missing_picture',
  'missing_alternative_text',
  'missing_locale',
] as const
export type ContentProblemKind = (typeof contentProblemKinds)[number]
