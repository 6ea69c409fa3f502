import type { OrderDraft } from './order.ts'

/** Returns whether the shopper agreed to the newsletter, at the address whose email the order's mail uses (CHK-18). */
export function hasNewsletterConsent({
  shippingAddress,
  pickup,
  billingAddress,
}: Pick<OrderDraft, 'shippingAddress' | 'pickup' | 'billingAddress'>): boolean {
  const given = [shippingAddress, pickup?.contact, billingAddress].find((one) => one?.email !== undefined)
  return given?.subscriptions?.newsletterConsent ?? false
}
