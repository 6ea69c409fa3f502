import type { OrderDraft } from './order.ts'

/** Says whether news by email are agreed to, where the address was given that the order's mail goes to (CHK-18). */
export function hasNewsletterConsent({
  shippingAddress,
  collection,
  billingAddress,
}: Pick<OrderDraft, 'shippingAddress' | 'collection' | 'billingAddress'>): boolean {
  const given = [shippingAddress, collection?.contact, billingAddress].find((one) => one?.email !== undefined)
  return given?.subscriptions?.newsletterConsent ?? false
}
