import type { Cart } from '../../client/cart/cart.ts'

/** Lists the items that keep a cart from being ordered, by id. */
export function listProblemItems({ items, flash }: Cart): string[] {
  return items
    .filter(
      ({ problem, id, bonus }) =>
        problem !== undefined ||
        // A gift that is short leaves by itself; what is short is what is bought.
        (!bonus && flash.some(({ code, details }) => isOfGoods(code) && details.itemId === id)),
    )
    .map(({ id }) => id)
}

/** Says whether nothing of a cart can be ordered any more (CART-16). */
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
