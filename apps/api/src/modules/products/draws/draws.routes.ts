import { randomUUID } from 'node:crypto'
import type { CallReply } from '@lacehouse/contracts'
import { type Draw, type DrawEntry, drawsQueries } from '../../../core/draws/draws.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Call, Handler, Handlers } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getSession } from '../../../http/require-session.ts'

export type DrawsDeps = Pick<Deps, 'database' | 'now'>
type DrawCalls = 'draws.get' | 'draws.listTickets' | 'draws.getEntry' | 'draws.enter' | 'draws.leave'

export function drawsRoutes(deps: DrawsDeps): Handlers<DrawCalls> {
  return {
    'draws.get': async ({ params, site }) => toDrawReply(await getDraw(deps, params.drawId, site.siteId)),
    'draws.listTickets': listTickets(deps),
    'draws.getEntry': (call) => replyEntry(deps, call),
    'draws.enter': enterDraw(deps),
    'draws.leave': async (call) => {
      await drawsQueries.withdraw(deps.database.pool, { ...toSubject(call), now: deps.now() })
      return replyEntry(deps, call)
    },
  }
}

const getDraw = async ({ database }: DrawsDeps, drawId: string, siteId: string): Promise<Draw> => {
  const draw = await drawsQueries.find(database.pool, drawId)
  if (draw?.siteId !== siteId) throw new Refusal('ORD404')
  return draw
}

const isDrawn = ({ state }: Draw): boolean => state === 'drawn' || state === 'ended'

const toMoment = (milliseconds: number): string => new Date(milliseconds).toISOString()

const toDrawReply = (draw: Draw): CallReply<'draws.get'> => ({
  ...{ drawId: draw.id, productId: draw.productId, state: draw.state, entries: draw.entries },
  ...{ opensAt: toMoment(draw.opensAt), closesAt: toMoment(draw.closesAt), holdHours: draw.holdHours },
  units: Object.entries(draw.units).map(([productId, units]) => ({ productId, units })),
  seedHash: draw.seedHash,
  ...(isDrawn(draw) && { seed: draw.seed }),
})

/** Lists the tickets once they are drawn: earlier they would say how many want a size. */
function listTickets(deps: DrawsDeps): Handler<'draws.listTickets'> {
  return async ({ params, site }) => {
    const draw = await getDraw(deps, params.drawId, site.siteId)
    if (!isDrawn(draw)) throw new Refusal('ORD404')
    const tickets = await drawsQueries.listPlaces(deps.database.pool, draw.id)
    return {
      tickets: tickets.map(({ id, variantId, place }) => ({ ticket: id, productId: variantId, place: place ?? 0 })),
    }
  }
}

/** Enters the caller; a draw that is not open, or does not have the variant, is refused (CAT-08). */
function enterDraw(deps: DrawsDeps): Handler<'draws.enter'> {
  return async (call) => {
    const { drawId } = await getDraw(deps, call.params.drawId, call.site.siteId).then(({ id }) => ({ drawId: id }))
    const entry = { id: randomUUID(), locale: call.locale, variantId: call.body.productId, now: deps.now() }
    const isEntered = await drawsQueries.enter(deps.database.pool, { ...entry, ...toSubject(call), drawId })
    if (!isEntered) throw new Refusal('INV411')
    return replyEntry(deps, call)
  }
}

type EntryCall = Call<'draws.getEntry'> | Call<'draws.enter'> | Call<'draws.leave'>

const toSubject = ({ session, params }: EntryCall) => ({
  drawId: params.drawId,
  consumerNo: getSession(session).id,
})

const replyEntry = async ({ database }: DrawsDeps, call: EntryCall): Promise<CallReply<'draws.getEntry'>> => {
  const entry = await drawsQueries.findEntryOf(database.pool, toSubject(call))
  return { entry: entry && toEntryReply(entry) }
}

const toEntryReply = ({ id, variantId, state, place, reservedUntil }: DrawEntry) => ({
  ...{ ticket: id, productId: variantId, state },
  ...(place !== null && { place }),
  ...(reservedUntil !== null && { reservedUntil: toMoment(reservedUntil) }),
})
