import { type CartItem, type ItemInput, toItemInput } from './cart.ts'

type Made = Pick<ItemInput, 'productId' | 'giftOption' | 'recipeId' | 'precreatedCustomsCode' | 'customAmount'>

/**
 * Says whether two items are the same product in the same configuration. A variant may be in a cart twice, for
 * example once as a gift.
 */
export function hasSameConfiguration(a: Made, b: Made): boolean {
  return (
    a.productId === b.productId &&
    a.recipeId === b.recipeId &&
    a.precreatedCustomsCode === b.precreatedCustomsCode &&
    a.customAmount === b.customAmount &&
    a.giftOption?.to === b.giftOption?.to &&
    a.giftOption?.email === b.giftOption?.email &&
    a.giftOption?.message === b.giftOption?.message &&
    a.giftOption?.sendOn === b.giftOption?.sendOn
  )
}

/**
 * Finds an item in a recreated cart, whose item ids are new: the same configuration delivered in the same way, or the
 * only item of its product.
 */
export function findSameItem(items: readonly CartItem[], wanted: ItemInput): CartItem | undefined {
  const ofProduct = items.filter(({ productId }) => productId === wanted.productId)
  const same = ofProduct.find((item) => {
    const input = toItemInput(item)
    return hasSameConfiguration(input, wanted) && input.storeId === wanted.storeId
  })
  return same ?? (ofProduct.length === 1 ? ofProduct[0] : undefined)
}
