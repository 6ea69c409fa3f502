import type { Cart } from '../../client/cart/cart.ts'
import { updateItem } from '../../client/cart/change-item.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { chooseStore } from '../../components/stores/choose-store.ts'
import type { Translate } from '../../i18n/use-text.ts'

/** Changes all items for home delivery to pickup at a store; gives a message for those that cannot be picked up, or null. */
export async function pickUpAll({ items }: Cart, t: Translate): Promise<string | null> {
  const sent = items.filter(({ shippingOptions, bonus }) => shippingOptions.selected === 'home' && !bonus)
  const only = sent.length === 1 ? sent[0] : undefined
  const store = await chooseStore({
    purpose: 'pickup',
    ...(only && { productId: only.productId, qty: only.qty }),
  })
  if (!store) return null
  const refused: string[] = []
  for (const item of sent) {
    try {
      await updateItem(item, { action: 'pickup', favStoreId: store.id })
    } catch (error) {
      refused.push(`${item.name}: ${formatError(t, error)}`)
    }
  }
  return refused.length > 0 ? refused.join(' ') : null
}
