import type { OrderDraft } from './order.ts'

/** Says whether news by email are agreed to, where the address was given that the order's mail goes to (CHK-18). */
export function hasNewsletterConsent({
  shippingAddress,
  pickup,
  billingAddress,
}: Pick<OrderDraft, 'shippingAddress' | 'pickup' | 'billingAddress'>): boolean {
  const given = [shippingAddress, pickup?.contact, billingAddress].find((one) => one?.email !== undefined)
  return given?.subscriptions?.newsletterConsent ?? false
}
