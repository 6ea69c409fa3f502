import { randomUUID } from 'node:crypto'
import type { Cart as CartReply } from '@lacehouse/contracts'
import { type CartPlan, getReservationEnd, planReserveItem, type Store } from '@lacehouse/domain'
import { hasFeature } from '@lacehouse/domain/site/site'
import { type CartScene, changeCart, loadCart } from '../../cart/cart-scene.ts'
import { requireContact } from '../../cart/check-contact.ts'
import { refusePlan } from '../../cart/refuse-plan.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type HoldDeps, holdStock } from '../../reservations/hold-stock.ts'
import type { Hold } from '../../reservations/reservations.queries.ts'
import { takePickupStore } from '../../stores/take-pickup-store.ts'
import { toStoreReply } from '../../stores/to-store-reply.ts'
import { type CreateDeps, saveNewCart, startEmptyCart } from './create-cart.ts'
import { openTillFor } from './open-till-for.ts'

export type ReserveDeps = CreateDeps & HoldDeps
type ReserveCall = Call<'cart.reserveWithItem'>
type Scene = Pick<CartScene, 'cart' | 'till'>

/** Has a store hold a reservation-only product for two days, puts it into the cart and writes to the shopper (CART-19). */
export const reserveWithItem =
  (deps: ReserveDeps): Handler<'cart.reserveWithItem'> =>
  async (call) => {
    const { site, locale } = call
    const store = await takePickupStore(deps, call, call.body.storeId)
    if (!hasFeature(site, 'reserveInStore')) throw new Refusal('STR404', { field: 'storeId' })
    const scene = await openScene(deps, call)
    const hold = toHold(deps, call, { scene, store })
    const planned = planHeld(call, hold, scene)
    if (!planned.ok) return refusePlan(planned)
    const cart = await holdStock(deps, hold, () => putIntoCart(deps, call, { hold, planned, scene }))
    const { id, variantId: productId, quantity: qty, until } = hold
    const reply = toStoreReply(store, { locale, now: deps.now() })
    return { reservation: { id, productId, qty, until: new Date(until).toISOString(), store: reply }, cart }
  }

const placesOf = ({ body }: ReserveCall) => ({ variantIds: [body.productId], storeIds: [body.storeId] })

const openScene = async (deps: ReserveDeps, call: ReserveCall): Promise<Scene> => {
  const { cartId, productId, storeId } = call.body
  if (cartId) return loadCart(deps, call, { cartId, ...placesOf(call) })
  const wish = { lineId: '', variantId: productId, delivery: { kind: 'pickup', storeId } } as const
  return { cart: startEmptyCart(deps, call), till: await openTillFor(deps, call, [wish]) }
}

const toHold = (deps: ReserveDeps, call: ReserveCall, { scene, store }: { scene: Scene; store: Store }): Hold => {
  const { body, site, locale } = call
  return {
    id: randomUUID(),
    cartId: scene.cart.id,
    siteId: site.siteId,
    locale,
    variantId: body.productId,
    storeId: store.id,
    quantity: body.qty ?? 1,
    contact: requireContact(body.contact, { kind: 'store', site, locale }),
    until: getReservationEnd(deps.now()),
  }
}

type Wanted = Hold & { readonly isHeld?: boolean }

const planHeld = ({ body }: ReserveCall, { isHeld, ...hold }: Wanted, { cart, till }: Scene): CartPlan => {
  const { pdpUrl, productImageURL } = body
  const wish = {
    ...(pdpUrl && { pdpUrl }),
    ...(productImageURL && { productImageURL }),
    lineId: hold.id,
    variantId: hold.variantId,
    qty: hold.quantity,
    storeId: hold.storeId,
    reservation: { id: hold.id, until: hold.until },
    ...(isHeld && { isHeld }),
  }
  return planReserveItem(cart, wish, till.facts)
}

type Planned = { readonly hold: Hold; readonly planned: CartPlan & { ok: true }; readonly scene: Scene }

const putIntoCart = (deps: ReserveDeps, call: ReserveCall, { hold, planned, scene }: Planned): Promise<CartReply> => {
  const { cartId } = call.body
  if (!cartId) return saveNewCart(deps, scene.till, planned.cart)
  return changeCart(deps, { caller: call, cartId, ...placesOf(call) }, (current) =>
    planHeld(call, { ...hold, isHeld: true }, current),
  )
}
