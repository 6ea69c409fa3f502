import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@lacehouse/contracts'
import type { AddItem } from '@lacehouse/domain/cart/plan-add-item'
import type { Currency } from '@lacehouse/domain/money/currency'
import { fromWire } from '@lacehouse/domain/money/money'
import type { Site } from '@lacehouse/domain/site/site'

type ItemBody = CallRequest<'cart.createWithItem'>['body']
type ItemInput = Omit<ItemBody, 'suppressFlash' | 'suppressNotifications'>
/** Converts an item of the wire to the domain's input; it creates the id of the line, so that a retry adds the same line. */
export function toAddItem({ productId, storeId, customAmount, upc: _, ...rest }: ItemInput, site: Site): AddItem {
  return {
    ...rest,
    lineId: randomUUID(),
    variantId: productId,
    ...(customAmount !== undefined && { customAmount: toMinor(customAmount, site) }),
    ...(storeId !== undefined && { delivery: { kind: 'pickup', storeId } }),
  }
}

/** Converts an amount; the domain refuses the result for an amount with too many digits (PRC400). */
const toMinor = (amount: number, { currency }: Site): number => fromWire(amount, currency as Currency).amount
