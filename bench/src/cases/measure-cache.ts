import { openExperimentation } from '@lacehouse/api'
import { type DecisionPoint, decidePoint } from '@lacehouse/domain/experiments/decision-point'
import type { Experiment } from '@lacehouse/domain/experiments/experiment'
import { createRandom } from '@lacehouse/domain/experiments/simulate'
import { toDatafile } from '@lacehouse/domain/experiments/to-datafile'
import { unknownVisitor } from '@lacehouse/domain/segment/audience'
import { segmentKeys, type Visitor } from '@lacehouse/domain/segment/segment'
import { days, minutes } from '@lacehouse/domain/time/durations'
import { createPageCache } from '@lacehouse/web/page-cache'
import { createVariantPages } from '@lacehouse/web/variant-pages'

/** A simulated day: how much is asked for, and what it found. */
export type CacheDay = {
  readonly pages: number
  readonly addresses: number
  readonly hitRate: number
  /** The same day without segments and experiments. */
  readonly plainHitRate: number
  readonly entries: number
}

const views = 1_000_000
const products = 600
const listings = 60
const viewsOfVisit = 6
const segments = segmentKeys.slice(0, 12)
const experimentKeys = ['home-hero', 'listing-badges', 'product-sizes', 'delivery-note'] as const
const variantIds = ['variant']
const bytes = Buffer.alloc(64)

const experiments = experimentKeys.map(
  (key): Experiment => ({
    ...{ key, name: key, state: 'running', traffic: 10_000, variants: ['baseline', ...variantIds] },
    ...{ metric: 'purchase', segments: [], siteIds: [] },
  }),
)

type Page = { readonly address: string; readonly tags: readonly string[]; readonly points: readonly DecisionPoint[] }

const experience = (experienceId: string): DecisionPoint => ({ kind: 'experience', experienceId, variantIds })
const segmentation: DecisionPoint = { kind: 'segment', segments }

/**
 * Simulates a day of a shop with 12 segments and 4 running experiments: a million views of pages whose popularity falls like that of
 * words, more by day than by night, every page fresh for five minutes, content published and prices changed during the day.
 */
export async function measureCache(): Promise<CacheDay> {
  const sdk = await openExperimentation({
    ...{ datafile: toDatafile(experiments, 1), store: async () => undefined, onDropped: () => undefined },
  })
  const decideVariant = (experienceId: string, visitorId: string) =>
    sdk.decide(experienceId, { visitorId, attributes: {} })
  const decided = await simulateDay(true, decideVariant)
  const plain = await simulateDay(false, decideVariant)
  await sdk.close()
  return { ...decided, plainHitRate: plain.hitRate }
}

type Decide = (experienceId: string, visitorId: string) => string | null

async function simulateDay(hasDecisions: boolean, decide: Decide): Promise<Omit<CacheDay, 'plainHitRate'>> {
  const random = createRandom(1)
  let now = 0
  const cache = createPageCache({ now: () => now })
  const pages = createVariantPages(cache)
  const seen = new Set<string>()
  let hits = 0
  let visitor = toVisitor(random, 0)
  for (let view = 0; view < views; view += 1) {
    // Views are dense at noon and thin at night: the pauses between them add up to a day.
    now += (days(1) / views) * (0.5 + 2 * Math.abs(0.5 - view / views))
    if (view % viewsOfVisit === 0) visitor = toVisitor(random, view)
    // A price or stock of a page changes now and then, and content is published eight times.
    if (view % 500 === 0) cache.purge([`product:${pickRank(products, random)}`])
    if (view % (views / 8) === 0) cache.purge(['content'])
    const page = pickPage(random)
    const points = hasDecisions ? page.points : []
    const { id, facts } = visitor
    const chosen = {
      decide: (point: DecisionPoint) =>
        decidePoint(point, { visitor: facts, testContext: null, decideVariant: (key) => decide(key, id) }),
    }
    const render = async () => ({
      page: { status: 200, headers: {}, etag: '', body: { identity: bytes, gzip: bytes, br: bytes } as never },
      keep: { tags: new Set(page.tags), ttl: minutes(5) },
      decisions: points,
    })
    const { outcome } = await pages.get(page.address, chosen, render)
    if (outcome === 'hit' || outcome === 'stale') hits += 1
    seen.add(page.address)
  }
  return { pages: views, addresses: seen.size, hitRate: hits / views, entries: cache.stats().entries }
}

/** Most visitors are guests; some are signed in, members, employees, or have a cart. */
function toVisitor(random: () => number, view: number): { readonly id: string; readonly facts: Visitor } {
  const isLoggedIn = random() < 0.3
  const facts: Visitor = {
    ...unknownVisitor,
    isLoggedIn,
    isLoyaltyMember: isLoggedIn && random() < 0.6,
    isEmployee: isLoggedIn && random() < 0.02,
    isAthlete: isLoggedIn && random() < 0.01,
    identities: isLoggedIn && random() < 0.02 ? ['IPA'] : [],
    cartUnits: random() < 0.25 ? 1 : 0,
  }
  return { id: `visitor-of-the-day-${view}`, facts }
}

/** Picks a rank by Zipf's law. */
const pickRank = (count: number, random: () => number): number => Math.floor((count + 1) ** random()) - 1

function pickPage(random: () => number): Page {
  const draw = random()
  if (draw < 0.18) return { address: 'home', tags: ['content'], points: [segmentation, experience('home-hero')] }
  if (draw < 0.55) {
    const nth = pickRank(listings, random)
    return { address: `listing ${nth}`, tags: ['listing', 'content'], points: [experience('listing-badges')] }
  }
  if (draw < 0.95) {
    const nth = pickRank(products, random)
    return { address: `product ${nth}`, tags: [`product:${nth}`], points: [experience('product-sizes')] }
  }
  const nth = pickRank(20, random)
  return { address: `content ${nth}`, tags: ['content'], points: [segmentation, experience('delivery-note')] }
}
