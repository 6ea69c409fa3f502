/** Areas of the catalogue; each is one flat file a locale, and a page loads only those that it uses. */
export const messageAreas = [
  'common',
  'navigation',
  'home',
  'listing',
  'product',
  'cart',
  'checkout',
  'payment',
  'wallet',
  'order',
  'errors',
  'validation',
  'mail',
  'seo',
  'dialogs',
  'locations',
  'stores',
  'staff',
  'account',
] as const
export type MessageArea = (typeof messageAreas)[number]
