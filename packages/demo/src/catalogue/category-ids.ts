import { listKinds } from './category-kinds.ts'
import type { Gender, ProductKind } from './model-plan.ts'

export type Shopper = Exclude<Gender, 'unisex'>
export const shoppers: readonly Shopper[] = ['women', 'men', 'kids']
export const groups: readonly ProductKind[] = ['footwear', 'apparel', 'accessory']

/** The id of a shopper's part of the tree, of a group in it, or of a kind in that; four digits. */
export function categoryIdOf(shopper: Shopper, groupOrKind: string | null = null): string {
  const first = shoppers.indexOf(shopper) + 1
  if (groupOrKind === null) return `${first}000`
  for (const [index, group] of groups.entries()) {
    if (group === groupOrKind) return `${first}${index + 1}00`
    const place = listKinds(group).indexOf(groupOrKind)
    if (place >= 0) return `${first}${index + 1}${place + 1}0`
  }
  throw new Error(`There is no category '${groupOrKind}'.`)
}

/** The id of the category of new products, for everybody or for one shopper. */
export function newCategoryId(shopper: Shopper | null = null): string {
  return shopper === null ? '4000' : `4${shoppers.indexOf(shopper) + 1}00`
}

/** The id of the category of reduced products, for everybody or for one shopper. */
export function saleCategoryId(shopper: Shopper | null = null): string {
  return shopper === null ? '5000' : `5${shoppers.indexOf(shopper) + 1}00`
}

/** The id of a category by its path in the tree: `women`, `women/sneakers`, `new`, `new/women` or `sale`. */
export function categoryIdAt(path: string): string {
  const [first, second = null] = path.split('/')
  if (first === 'new') return newCategoryId(second === null ? null : getShopper(second))
  if (first === 'sale') return saleCategoryId(second === null ? null : getShopper(second))
  return categoryIdOf(getShopper(first), second)
}

function getShopper(name: string | undefined): Shopper {
  const shopper = shoppers.find((one) => one === name)
  if (!shopper) throw new Error(`There is no shopper '${name}' in the category tree.`)
  return shopper
}
