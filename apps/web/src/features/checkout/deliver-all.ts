import type { Cart } from '../../client/cart/cart.ts'
import { updateItem } from '../../client/cart/change-item.ts'
import { formatError } from '../../components/cart/format-error.ts'
import type { Translate } from '../../i18n/use-text.ts'

/** Lists the items that are picked up at stores and can be delivered instead. */
export function listDeliverable({ items }: Cart) {
  return items.filter(
    ({ shippingOptions: { selected, available }, bonus }) =>
      selected === 'pickup' && available.includes('home') && !bonus,
  )
}

/** Changes all items that are picked up to home delivery; gives a message for those that cannot be delivered, or null. */
export async function deliverAll(cart: Cart, t: Translate): Promise<string | null> {
  const refused: string[] = []
  for (const item of listDeliverable(cart)) {
    try {
      await updateItem(item, { action: 'home' })
    } catch (error) {
      refused.push(`${item.name}: ${formatError(t, error)}`)
    }
  }
  return refused.length > 0 ? refused.join(' ') : null
}
