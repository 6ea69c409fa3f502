import { maxCartLines } from './cart-limits.ts'

/** An item as a shared cart names it: what to buy and how often, and nothing about who shares it. */
export type SharedItem = { readonly variantId: string; readonly qty: number; readonly recipeId?: string }

const largestQty = 999
const item = /^([A-Za-z0-9-]{4,40})\.(\d{1,3})(?:\.([A-Za-z0-9-]{1,80}))?$/

/** Writes items as the part of an address, `LHBDDBF987-fog-9.2_LHDEMO0001-01-8.1`; what cannot be written is left out. */
export function writeSharedItems(items: readonly SharedItem[]): string {
  return items
    .slice(0, maxCartLines)
    .map(({ variantId, qty, recipeId }) => [variantId, Math.min(qty, largestQty), recipeId].filter(Boolean).join('.'))
    .filter((text) => item.test(text))
    .join('_')
}

/** Reads what `writeSharedItems` wrote; parts of another form are left out, and a variant with a design is there once. */
export function readSharedItems(text: string): SharedItem[] {
  const read = text.split('_').flatMap((part) => {
    const [, variantId, qty, recipeId] = item.exec(part) ?? []
    return variantId && Number(qty) > 0 ? [{ variantId, qty: Number(qty), ...(recipeId && { recipeId }) }] : []
  })
  const first = new Map(read.toReversed().map((one) => [`${one.variantId}.${one.recipeId ?? ''}`, one]))
  return read.filter((one) => first.get(`${one.variantId}.${one.recipeId ?? ''}`) === one).slice(0, maxCartLines)
}
