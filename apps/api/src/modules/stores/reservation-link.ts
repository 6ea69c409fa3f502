import { getReservationEnd } from '@lacehouse/domain/cart/plan-reserve-item'
import { wordsOf } from '../../core/catalogue/product-record.ts'
import { confirmationLink } from '../../core/reservations/reservation-link.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { nameOf } from '../../replies/stores/to-store-reply.ts'

export type ReservationLinkDeps = Pick<Deps, 'config' | 'now' | 'reservations' | 'catalogue' | 'stores'>

type Caller = Pick<RequestContext, 'locale'>

/**
 * Shows and confirms the reservations of the mailbox whose mail has the link. Only the call that confirms changes anything, because
 * mail programs open links by themselves (CART-19, decision 0034).
 */
export function reservationLink(
  deps: ReservationLinkDeps,
): Handlers<'stores.reservations' | 'stores.confirmReservations'> {
  return {
    'stores.reservations': (call) => replyReservations(deps, call, requireLink(deps, call.query.st)),
    'stores.confirmReservations': async (call) => {
      const id = requireLink(deps, call.body.st)
      const now = deps.now()
      await deps.reservations.confirm(id, { now, until: getReservationEnd(now, true) })
      return replyReservations(deps, call, id)
    },
  }
}

const requireLink = (deps: ReservationLinkDeps, st: string): string => {
  const id = confirmationLink.find(deps, st)
  if (!id) throw new Refusal('AUT432', { field: 'st' }, { event: 'link_refused' })
  return id
}

const replyReservations = async (deps: ReservationLinkDeps, { locale }: Caller, id: string) => {
  const held = await deps.reservations.listOfMailbox(id, deps.now())
  const products = await deps.catalogue.listProductsOfVariants(held.map(({ variantId }) => variantId))
  const reservations = await Promise.all(
    held.map(async ({ variantId, storeId, siteId, quantity, until, isConfirmed }) => {
      const store = (await deps.stores.listStores(siteId)).find((one) => one.id === storeId)
      return {
        name: wordsOf(products.get(variantId)?.names ?? {}, locale) ?? variantId,
        qty: quantity,
        storeName: store ? nameOf(store, locale) : storeId,
        until: new Date(until).toISOString(),
        timeZone: store?.address.timeZone ?? 'UTC',
        isConfirmed,
      }
    }),
  )
  return { reservations }
}
