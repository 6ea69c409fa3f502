import type { StaffDraw } from '@lacehouse/contracts'
import type { Executor } from '@lacehouse/database'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { findTimeZone } from '@lacehouse/domain/time/site-clock'
import { describeVariant } from '../../../core/catalogue/describe-variant.ts'
import { wordsOf } from '../../../core/catalogue/product-record.ts'
import { drawsQueries } from '../../../core/draws/draws.queries.ts'
import { staffDrawsQueries } from '../../../core/draws/staff-draws.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'

export type StaffDrawDeps = Pick<Deps, 'database' | 'catalogue' | 'sites' | 'now'>

/** Replies with a draw, its tickets by variant and its winners. */
export function getStaffDraw(deps: StaffDrawDeps): Handler<'backoffice.getDraw'> {
  return ({ params, locale }) => readStaffDraw(deps, deps.database.pool, { id: params.drawId, locale })
}

/** The zone of a site's clock. */
export function findDrawZone(sites: readonly Site[], siteId: string): string {
  return findTimeZone(findSiteById(sites, siteId)?.country ?? '')
}

type Wanted = { readonly id: string; readonly locale: string }

/** Reads a draw as staff see it; an unknown one is refused. The seed stays secret until the draw. */
export async function readStaffDraw(
  { catalogue, sites }: StaffDrawDeps,
  executor: Executor,
  { id, locale }: Wanted,
): Promise<StaffDraw> {
  const draw = await drawsQueries.find(executor, id)
  const site = draw && findSiteById(sites, draw.siteId)
  if (!draw || !site) throw new Refusal('DRW404')
  const { counts, winners } = await staffDrawsQueries.readTickets(executor, id)
  const product = (await catalogue.listProducts([draw.productId])).get(draw.productId)
  const nameOf = (variantId: string): string =>
    (product && describeVariant(product, variantId, { site, locale }).choice) || variantId
  return {
    ...{ drawId: id, siteId: draw.siteId, productId: draw.productId, state: draw.state, entries: draw.entries },
    name: (product && wordsOf(product.names, locale)) ?? draw.productId,
    ...{ opensAt: toMoment(draw.opensAt), closesAt: toMoment(draw.closesAt), timeZone: findTimeZone(site.country) },
    units: Object.values(draw.units).reduce((sum, count) => sum + count, 0),
    ...{ holdHours: draw.holdHours, seedHash: draw.seedHash },
    ...((draw.state === 'drawn' || draw.state === 'ended') && { seed: draw.seed }),
    variants: Object.entries(draw.units).map(([variantId, units]) => {
      const count = counts.find((one) => one.variantId === variantId)
      return {
        ...{ variantId, name: nameOf(variantId), units },
        ...{ entries: count?.entries ?? 0, waiting: count?.waiting ?? 0 },
      }
    }),
    winners: winners.map(({ reservedUntil, orderNumber, ...winner }) => ({
      ...winner,
      ...(reservedUntil !== null && { reservedUntil: toMoment(reservedUntil) }),
      ...(orderNumber !== null && { orderNumber }),
    })),
  }
}

const toMoment = (at: number): string => new Date(at).toISOString()
