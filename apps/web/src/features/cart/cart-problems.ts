import type { Cart } from '../../client/cart/cart.ts'

/** Lists the ids of the items that prevent the order of a cart. */
export function listProblemItems({ items, flash }: Cart): string[] {
  return items
    .filter(
      ({ problem, id, bonus }) =>
        problem !== undefined ||
        // A gift that is short is removed by the server, so that only bought items count.
        (!bonus && flash.some(({ code, details }) => isOfGoods(code) && details.itemId === id)),
    )
    .map(({ id }) => id)
}

/** Says whether no item of a cart can be ordered any more (CART-16). */
export function isSoldOut(cart: Cart) {
  return (
    cart.items.length > 0 &&
    cart.items.every(({ id }) =>
      cart.flash.some(
        ({ code, details }) => code !== 'ProductLineItemInventoryMissing' && isOfGoods(code) && details.itemId === id,
      ),
    )
  )
}

const isOfGoods = (code: Cart['flash'][number]['code']) => code.startsWith('Product')
