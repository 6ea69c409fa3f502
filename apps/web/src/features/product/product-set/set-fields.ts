import type { Product } from '@lacehouse/contracts'
import { colorAttribute } from '@lacehouse/domain/product/product'
import type { SetMember } from './set-member.ts'

/** Lists the attributes that a shopper chooses of a product, the colour first. */
export function listFields({ attributes }: Product): Product['attributes'] {
  const open = attributes.filter(({ options }) => options.length > 1)
  return open.toSorted((a, b) => Number(b.type === colorAttribute) - Number(a.type === colorAttribute))
}

/** The id of the field of an attribute. */
export function toFieldId(productId: string, type: string): string {
  return `${type}-${productId}`
}

/** The id of the field that says whether a product is bought. */
export function toTakenId(productId: string): string {
  return `member-${productId}`
}

/** Leads the shopper to the field of a product that is missing, or that bears what the cart said. */
export function focusMember({ product, missing }: SetMember): void {
  const type = missing ?? listFields(product).at(-1)?.type
  const field = document.getElementById(type ? toFieldId(product.id, type) : toTakenId(product.id))
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
