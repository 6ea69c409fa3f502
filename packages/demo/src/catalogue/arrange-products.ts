import { createRandom } from '../seed/random.ts'
import type { ProductPlan } from './plan-products.ts'
import { swatchDistance } from './swatch-distance.ts'

/** What arranging looks at: form, lead colour and the listings that a product stands in. */
export type Arrangeable = Pick<ProductPlan, 'key' | 'colours'> & {
  readonly model: { readonly key: string }
  readonly categoryIds: readonly string[]
  /** Cannot be bought now by everybody, and so is no good opening of a listing. */
  readonly isHeldBack?: boolean
}

const leastDistance = 80

/** How many products lead before one that is held back may follow. */
const openingLength = 60

/** Tells whether two products side by side would look like one: the same form in much the same colour. */
export function lookAlike(a: Arrangeable, b: Arrangeable): boolean {
  return a.model.key === b.model.key && swatchDistance(a.colours[0].swatch, b.colours[0].swatch) < leastDistance
}

/**
 * Orders products by popularity so that in every listing that keeps this order no two neighbours look alike: the one
 * taken next conflicts with the last of none of its listings, and forms and colours are spent evenly. What fits
 * nowhere at the end is put in further up, another of its colours leading if need be.
 */
export function arrangeProducts<P extends Arrangeable>(products: readonly P[]): P[] {
  const random = createRandom('arrangement')
  const waiting = new Set(products)
  const all = Map.groupBy(products, groupOf)
  const left = new Map([...all].map(([group, { length }]) => [group, length]))
  const lastOf = new Map<string, P>()
  const arranged: P[] = []
  while (waiting.size > 0) {
    const next = pickNext(waiting, (product) => {
      const isInTheWay = product.categoryIds.some((id) => isConflict(lastOf.get(id), product))
      const sameForms = product.categoryIds.filter((id) => lastOf.get(id)?.model.key === product.model.key).length
      const sameColours = product.categoryIds.filter((id) => isSameFamily(lastOf.get(id), product)).length
      const isTooSoon = product.isHeldBack === true && arranged.length < openingLength
      const ofGroup = left.get(groupOf(product)) ?? 0
      const pressure = 20 * (ofGroup / (all.get(groupOf(product))?.length ?? 1)) + ofGroup / 3
      const sameness = sameForms * 3 + sameColours * 2
      return Number(isInTheWay) * 1000 + Number(isTooSoon) * 500 + sameness - pressure + random.next() * 8
    })
    if (next.categoryIds.some((id) => isConflict(lastOf.get(id), next))) break
    waiting.delete(next)
    left.set(groupOf(next), (left.get(groupOf(next)) ?? 1) - 1)
    for (const id of next.categoryIds) lastOf.set(id, next)
    arranged.push(next)
  }
  for (const product of waiting) putIn(arranged, product)
  return arranged
}

// From the end upwards, so that the beginning of the listings stays as it was arranged.
const putIn = <P extends Arrangeable>(arranged: P[], product: P): void => {
  for (let at = arranged.length; at >= 0; at -= 1) {
    const neighbours = listNeighbours(arranged, at, product)
    const turned = listTurns(product).find((turn) => !neighbours.some((neighbour) => lookAlike(neighbour, turn)))
    if (!turned) continue
    arranged.splice(at, 0, turned)
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

/** The product with each of its colours leading. */
const listTurns = <P extends Arrangeable>(product: P): P[] =>
  product.colours.map((lead) => {
    const colours: P['colours'] = [lead, ...product.colours.filter((colour) => colour !== lead)]
    return { ...product, colours }
  })

const isConflict = (last: Arrangeable | undefined, next: Arrangeable): boolean =>
  last !== undefined && lookAlike(last, next)

const isSameFamily = (last: Arrangeable | undefined, next: Arrangeable): boolean =>
  last?.colours[0].family === next.colours[0].family

const groupOf = ({ model, colours }: Arrangeable): string => `${model.key}/${colours[0].family}`

const pickNext = <P>(waiting: Iterable<P>, costOf: (product: P) => number): P => {
  let best: { product: P; cost: number } | undefined
  for (const product of waiting) {
    const cost = costOf(product)
    if (!best || cost < best.cost) best = { product, cost }
  }
  if (!best) throw new Error('Nothing is waiting to be arranged.')
  return best.product
}
