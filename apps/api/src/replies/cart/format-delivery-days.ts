import type { DeliveryService } from '@lacehouse/domain/shipping/shipping-method'
import { formatMessage } from '@lacehouse/messages'

// One text for each delivery service and locale.
const cache = new Map<string, string>()

/** Formats the promised days of a delivery service; the text is the same for every cart, so it is cached. */
export function formatDeliveryDays(locale: string, { minBusinessDays: min, maxBusinessDays: max }: DeliveryService) {
  const key = `${locale} ${min} ${max}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const words = formatMessage(locale, 'order.deliveryDays', { min, max, sameDay: String(min === max) })
  cache.set(key, words)
  return words
}
