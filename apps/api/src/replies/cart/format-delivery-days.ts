import type { DeliveryService } from '@lacehouse/domain/shipping/shipping-method'
import { formatMessage } from '@lacehouse/messages'

// As many as there are services and languages.
const said = new Map<string, string>()

/** The days that a carrier promises, in words; the same words for every cart, and so written once. */
export function formatDeliveryDays(locale: string, { minBusinessDays: min, maxBusinessDays: max }: DeliveryService) {
  const key = `${locale} ${min} ${max}`
  const known = said.get(key)
  if (known !== undefined) return known
  const words = formatMessage(locale, 'order.deliveryDays', { min, max, sameDay: String(min === max) })
  said.set(key, words)
  return words
}
