import { createRandom } from '../seed/random.ts'
import type { ProductPlan } from './plan-products.ts'
import { swatchDistance } from './swatch-distance.ts'

/** The properties that decide the order: model, lead colour and the listings that contain the product. */
export type Arrangeable = Pick<ProductPlan, 'key' | 'colours'> & {
  readonly model: { readonly key: string }
  readonly categoryIds: readonly string[]
  /** Cannot be bought now by every shopper, so it does not stand among the first of a listing. */
  readonly isRestricted?: boolean
}

const leastDistance = 80

/** The number of products before the first limited one. */
const openingLength = 60

/** Whether two products are of the same model and nearly the same lead colour. */
export function isSimilar(a: Arrangeable, b: Arrangeable): boolean {
  return a.model.key === b.model.key && swatchDistance(a.colours[0].swatch, b.colours[0].swatch) < leastDistance
}

/**
 * Orders products by popularity so that no two neighbours in any listing are similar. The next product conflicts with
 * the last one of none of its listings, and models and colours are spread evenly. Products that fit nowhere at the end
 * are inserted further up, if necessary with another lead colour.
 */
export function arrangeProducts<P extends Arrangeable>(products: readonly P[]): P[] {
  const random = createRandom('arrangement')
  const remaining = new Set(products)
  const all = Map.groupBy(products, groupOf)
  const left = new Map([...all].map(([group, { length }]) => [group, length]))
  const lastOf = new Map<string, P>()
  const arranged: P[] = []
  while (remaining.size > 0) {
    const next = pickNext(remaining, (product) => {
      const hasConflict = product.categoryIds.some((id) => isConflict(lastOf.get(id), product))
      const sameForms = product.categoryIds.filter((id) => lastOf.get(id)?.model.key === product.model.key).length
      const sameColours = product.categoryIds.filter((id) => isSameFamily(lastOf.get(id), product)).length
      const isTooSoon = product.isRestricted === true && arranged.length < openingLength
      const ofGroup = left.get(groupOf(product)) ?? 0
      const pressure = 20 * (ofGroup / (all.get(groupOf(product))?.length ?? 1)) + ofGroup / 3
      const sameness = sameForms * 3 + sameColours * 2
      return Number(hasConflict) * 1000 + Number(isTooSoon) * 500 + sameness - pressure + random.next() * 8
    })
    if (next.categoryIds.some((id) => isConflict(lastOf.get(id), next))) break
    remaining.delete(next)
    left.set(groupOf(next), (left.get(groupOf(next)) ?? 1) - 1)
    for (const id of next.categoryIds) lastOf.set(id, next)
    arranged.push(next)
  }
  for (const product of remaining) insert(arranged, product)
  return arranged
}

// Searches from the end upwards, so that the beginning of the listings stays as it is.
const insert = <P extends Arrangeable>(arranged: P[], product: P): void => {
  for (let at = arranged.length; at >= 0; at -= 1) {
    const neighbours = listNeighbours(arranged, at, product)
    const fitting = listLeadVariants(product).find((one) => !neighbours.some((neighbour) => isSimilar(neighbour, one)))
    if (!fitting) continue
    arranged.splice(at, 0, fitting)
    return
  }
  arranged.push(product)
}

const listNeighbours = <P extends Arrangeable>(arranged: readonly P[], at: number, product: P): P[] =>
  product.categoryIds.flatMap((id) => {
    const isListed = (other: P): boolean => other.categoryIds.includes(id)
    const before = arranged.findLast((other, index) => index < at && isListed(other))
    const after = arranged.find((other, index) => index >= at && isListed(other))
    return [before, after].filter((other) => other !== undefined)
  })

/** Lists the product with each of its colours as the lead colour. */
const listLeadVariants = <P extends Arrangeable>(product: P): P[] =>
  product.colours.map((lead) => {
    const colours: P['colours'] = [lead, ...product.colours.filter((colour) => colour !== lead)]
    return { ...product, colours }
  })

const isConflict = (last: Arrangeable | undefined, next: Arrangeable): boolean =>
  last !== undefined && isSimilar(last, next)

const isSameFamily = (last: Arrangeable | undefined, next: Arrangeable): boolean =>
  last?.colours[0].family === next.colours[0].family

const groupOf = ({ model, colours }: Arrangeable): string => `${model.key}/${colours[0].family}`

const pickNext = <P>(remaining: Iterable<P>, costOf: (product: P) => number): P => {
  let best: { product: P; cost: number } | undefined
  for (const product of remaining) {
    const cost = costOf(product)
    if (!best || cost < best.cost) best = { product, cost }
  }
  if (!best) throw new Error('There is no product left to arrange.')
  return best.product
}
