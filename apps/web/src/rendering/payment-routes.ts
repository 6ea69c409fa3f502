/** The routes of the pages on which payment data is typed or shown. Their scripts and styles do not depend on content (docs/decisions/0037). */
export const paymentRoutes: ReadonlySet<string> = new Set([
  'routes/checkout',
  'routes/order-confirmation',
  // Its page of saved cards.
  'routes/account',
])
