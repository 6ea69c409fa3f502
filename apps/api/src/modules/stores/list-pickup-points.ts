import { hasFeature } from '@lacehouse/domain/site/site'
import { listNearest } from '@lacehouse/domain/store/measure-distance'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { toPointReply } from '../../replies/stores/to-store-reply.ts'
import { findOrigin, type StoresDeps } from './search-stores.ts'

const defaultLimit = 8
/** The largest distance of a pickup point in metres. */
const maxDistance = 60_000

/** Lists the pickup points near an address or a position, the nearest first (CHK-15). */
export function listPickupPoints({ stores, now }: StoresDeps): Handler<'stores.listPickupPoints'> {
  return async ({ body, site }) => {
    const points = hasFeature(site, 'pickupPoints') ? await stores.listPoints(body.countryCode ?? site.country) : []
    const origin = findOrigin(body, site, points)
    if (!origin) throw new Refusal('CHK320', { field: 'place' })
    const near = listNearest(points, origin).filter(({ distance }) => distance <= maxDistance)
    const pickupPoints = near
      .slice(0, body.limit ?? defaultLimit)
      .map(({ thing, distance }) => toPointReply(thing, { now: now(), distance }))
    return { origin, collectionPoints: pickupPoints }
  }
}
