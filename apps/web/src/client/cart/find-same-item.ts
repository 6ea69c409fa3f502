import { type CartItem, type ItemInput, toItemInput } from './cart.ts'

type Made = Pick<ItemInput, 'productId' | 'giftOption' | 'recipeId' | 'precreatedCustomsCode' | 'customAmount'>

/** Says whether two things are the same product made the same way: one variant may be there twice, once as a gift say. */
export function hasSameConfiguration(a: Made, b: Made): boolean {
  return (
    a.productId === b.productId &&
    a.recipeId === b.recipeId &&
    a.precreatedCustomsCode === b.precreatedCustomsCode &&
    a.customAmount === b.customAmount &&
    a.giftOption?.to === b.giftOption?.to &&
    a.giftOption?.email === b.giftOption?.email &&
    a.giftOption?.message === b.giftOption?.message
  )
}

/**
 * Finds an item among those of a cart that was made anew, whose ids are others: the same thing delivered the same way, or the
 * only one of its product.
 */
export function findSameItem(items: readonly CartItem[], wanted: ItemInput): CartItem | undefined {
  const ofProduct = items.filter(({ productId }) => productId === wanted.productId)
  const same = ofProduct.find((item) => {
    const input = toItemInput(item)
    return hasSameConfiguration(input, wanted) && input.storeId === wanted.storeId
  })
  return same ?? (ofProduct.length === 1 ? ofProduct[0] : undefined)
}
