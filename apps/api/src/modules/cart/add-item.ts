import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@lacehouse/contracts'
import { type AddItem, fromWire, planAddItem } from '@lacehouse/domain'
import type { Currency } from '@lacehouse/domain/money/currency'
import type { Site } from '@lacehouse/domain/site/site'
import { type CartDeps, changeCart } from '../../cart/cart-scene.ts'
import type { Handler } from '../../http/call.ts'

type ItemInput = CallRequest<'cart.createWithItem'>['body']

/** Adds an item to a cart (CART-05). */
export const addItem =
  (deps: CartDeps): Handler<'cart.addItem'> =>
  (call) => {
    const { cartId, saveForLaterId: _, saveForLaterItemId: __, ...input } = call.body
    const wish = toAddItem(input, call.site)
    const subject = { cartId, variantIds: [wish.variantId], storeIds: input.storeId ? [input.storeId] : [] }
    return changeCart(deps, { caller: call, ...subject }, ({ cart, till }) => planAddItem(cart, wish, till.facts))
  }

/** An item of the wire as the domain's wish for it; the line gets its id here, so that a retry adds the same one. */
export const toAddItem = ({ productId, storeId, customAmount, upc: _, ...rest }: ItemInput, site: Site): AddItem => ({
  ...rest,
  lineId: randomUUID(),
  variantId: productId,
  ...(customAmount !== undefined && { customAmount: fromWire(customAmount, site.currency as Currency).amount }),
  ...(storeId !== undefined && { delivery: { kind: 'pickup', storeId } }),
})
