import { createRandom } from '../seed/random.ts'
import type { ProductPlan } from './plan-products.ts'

/** What arranging looks at: form, lead colour and the listings that a product stands in. */
export type Arrangeable = Pick<ProductPlan, 'key' | 'colours'> & {
  readonly model: { readonly key: string }
  readonly categoryIds: readonly string[]
}

const leastDistance = 80

/** Tells whether two products side by side would look like one: the same form in much the same colour. */
export const lookAlike = (a: Arrangeable, b: Arrangeable): boolean =>
  a.model.key === b.model.key && distanceOf(a.colours[0].swatch, b.colours[0].swatch) < leastDistance

/**
 * Orders products by popularity so that in every listing that keeps this order no two neighbours look alike: the one
 * taken next conflicts with the last of none of its listings, and comes from where most are left to place.
 */
export const arrangeProducts = <P extends Arrangeable>(products: readonly P[]): P[] => {
  const random = createRandom('arrangement')
  const waiting = new Set(products)
  const left = new Map<string, number>()
  for (const product of products) left.set(groupOf(product), (left.get(groupOf(product)) ?? 0) + 1)
  const lastOf = new Map<string, P>()
  const arranged: P[] = []
  while (waiting.size > 0) {
    const next = pickNext(waiting, (product) => {
      const conflicts = product.categoryIds.filter((id) => isConflict(lastOf.get(id), product)).length
      const isSameForm = product.model.key === arranged.at(-1)?.model.key
      return conflicts * 1000 + Number(isSameForm) * 20 - (left.get(groupOf(product)) ?? 0) + random.next() * 4
    })
    waiting.delete(next)
    left.set(groupOf(next), (left.get(groupOf(next)) ?? 1) - 1)
    for (const id of next.categoryIds) lastOf.set(id, next)
    arranged.push(next)
  }
  return arranged
}

const isConflict = (last: Arrangeable | undefined, next: Arrangeable): boolean =>
  last !== undefined && lookAlike(last, next)

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

const distanceOf = (a: string, b: string): number => {
  const [first, second] = [toRgb(a), toRgb(b)]
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)))
}

const toRgb = (swatch: string): number[] => [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16))
