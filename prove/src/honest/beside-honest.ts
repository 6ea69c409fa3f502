import { compareTimes } from '@lacehouse/test-kit/proof/compare-times'
import { atRate } from '../at-rate.ts'
import { type Finding, isEmpty, type ProofContext } from '../proof.ts'
import { type Visit, visitAndBuy } from './visit-and-buy.ts'

type HonestOptions = {
  /** The goods that they buy, in turn. */
  readonly variantIds: readonly string[]
  /** The address that the honest shoppers share; by default each has its own. */
  readonly address?: string
}

/** Honest shoppers who come at a steady rate. */
export type HonestShoppers = {
  /** Lets so many come, or fewer if the proof is late. */
  readonly visit: (count: number) => Promise<readonly Visit[]>
  /** Lets at least so many come, and more until it is over. */
  readonly visitUntil: (isOver: () => boolean, least: number) => Promise<readonly Visit[]>
}

const visitsASecond = 4
const warmUp = 6
const mostVisits = 2000
/** The number of visits without an attack, with which those beside it are compared. */
export const quietVisits = 40

/** Opens the honest shoppers of a proof; the first visits warm the shop up. */
export async function openHonest(
  context: ProofContext,
  { variantIds, address }: HonestOptions,
): Promise<HonestShoppers> {
  const { shop, isLate } = context
  const paths = await listPaths(context)
  let come = 0
  const visit = (): Promise<Visit> => {
    const variantId = variantIds[come % variantIds.length] ?? ''
    come += 1
    return visitAndBuy(shop, { variantId, paths, address })
  }
  const honest: HonestShoppers = {
    visit: (count) => atRate(count, { aSecond: visitsASecond, isLate }, visit),
    visitUntil: (isOver, least) => {
      const enough = come + least
      const isLast = (): boolean => isOver() && (come >= enough || isLate())
      return atRate(mostVisits, { aSecond: visitsASecond, isLate: isLast }, visit)
    },
  }
  await honest.visit(warmUp)
  return honest
}

type BesideOptions = HonestOptions & {
  /** The smallest number of visits beside the attack and, if it ends sooner, right after it. */
  readonly least?: number
}

/**
 * Lets honest shoppers browse and buy, alone before the attack, beside it, and alone after it, and compares their times. Each of their
 * orders has to be paid.
 */
export async function besideHonest<Attacked>(
  context: ProofContext,
  { least = 1, ...options }: BesideOptions,
  attack: () => Promise<Attacked>,
): Promise<{ readonly attacked: Attacked; readonly findings: readonly Finding[] }> {
  const honest = await openHonest(context, options)
  const before = await honest.visit(quietVisits)
  let over = Number.POSITIVE_INFINITY
  const attacking = attack().finally(() => {
    over = performance.now()
  })
  // Its failure is thrown below; until then it must not end the process.
  attacking.catch(() => undefined)
  const visits = await honest.visitUntil(() => over <= performance.now(), least)
  const attacked = await attacking
  const quiet = [...before, ...(await honest.visit(quietVisits))]
  const beside = visits.filter(({ ended }) => ended <= over)
  return { attacked, findings: [hasAllOrders([...quiet, ...visits]), ...isQuick('the attack', quiet, beside)] }
}

/** Holds if every visit ended with a paid order. */
export function hasAllOrders(visits: readonly Visit[]): Finding {
  const others = visits.flatMap(({ outcome }) => (outcome === 'finalised' ? [] : outcome))
  return isEmpty(`of ${visits.length} honest shoppers, those without a paid order`, others)
}

/** Compares the times of pages and of calls beside something with those before it. */
export function isQuick(what: string, quiet: readonly Visit[], beside: readonly Visit[]): Finding[] {
  return (['pages', 'calls'] as const).map((part) => {
    const timesOf = (visits: readonly Visit[]): number[] => visits.flatMap((visit) => visit[part])
    const times = timesOf(beside)
    const compared = compareTimes(timesOf(quiet), times)
    return {
      what: `p95 of ${times.length} honest ${part} in ms, quiet → beside ${what}`,
      found: `${compared.quiet} → ${compared.busy}`,
      wanted: `≤ ${compared.most}`,
      holds: compared.holds,
    }
  })
}

/** The home page, a listing and a product page. */
const listPaths = async ({ shop }: ProofContext): Promise<string[]> => {
  const visitor = shop.client().withToken(null)
  const { products } = await visitor.call('products.tiles', { query: { categoryId: '1000', limit: 1 } })
  const { categories } = await visitor.call('products.catalog', {})
  return ['/en-us', ...[categories[0]?.url, products[0]?.url].flatMap((path) => path ?? [])]
}
