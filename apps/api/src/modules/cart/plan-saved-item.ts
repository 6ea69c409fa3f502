import { isQuantity } from '@lacehouse/domain/cart/is-quantity'
import type { SavedItem } from '@lacehouse/domain/saved-items/saved-item'
import { loadItemPricingContext, type SavedDeps } from '../../core/saved-items/load-saved-items.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { toAddItem } from './to-add-item.ts'

type PutCall = Call<'cart.putSavedItem'>

/** Plans the saved item for an item that is saved or changed; a product that is no longer sold is refused (CART-26). */
export async function planSavedItem(deps: SavedDeps, call: PutCall, before: SavedItem | null): Promise<SavedItem> {
  const { saveForLaterId: _, itemId: __, productId, pageUrl, upc: ___, ...fields } = call.body
  const variantId = productId ?? before?.variantId
  if (!variantId) throw new Refusal('API400', { field: 'productId' })
  const pricing = await loadItemPricingContext(deps, call, { variantIds: [variantId], stock: [] })
  const variant = pricing.facts.variants.get(variantId)
  if (!variant) throw new Refusal('ORD404')
  if (variant.isWithdrawn) throw new Refusal('INV405')
  const { lineId: ____, ...input } = toAddItem({ ...fields, productId: variantId }, call.site)
  const qty = input.qty ?? before?.qty ?? 1
  if (!isQuantity(qty)) throw new Refusal('INV407')
  return {
    ...before,
    ...input,
    ...(pageUrl && { pdpUrl: pageUrl }),
    masterId: variant.masterId,
    upc: variant.upc,
    slug: variant.slug,
    ...(variant.imageURL && { productImageURL: variant.imageURL }),
    qty,
    delivery: input.delivery ?? before?.delivery ?? { kind: 'ship' },
  }
}
