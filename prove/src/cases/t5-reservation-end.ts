import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import { addressOf, outcomeOf, placeThrough, type TestShopper } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isAtMost, isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'

const contactOf = ({ id }: TestShopper) => ({ firstName: 'Bo', lastName: 'Ek', email: `${id}@example.com` })
const atOnce = 10
/** Milliseconds from the start of a race to the end of the reservation; the shop sweeps ended reservations every three seconds. */
const lead = 400
const around = 200
const sweepEvery = 3000
const freeWithin = seconds(5)

/** A variant at a store, which holds one unit for a shopper while a rival tries to reserve it. */
type StoreStock = { readonly variantId: string; readonly storeId: string }
type Race = { readonly paid: string; readonly isTaken: boolean }

/** Payments arrive just before, just after and during the sweep after the end of a reservation; a tenth of the reservations is never paid. */
export const t5ReservationEnd: Proof = {
  id: 'T5',
  title: 'a reservation’s end against its payment, just before, just after and during the sweep, with a rival waiting',
  runs: 200,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    const stocks = await listStoreStocks(context)
    const stockOf = (nth: number): StoreStock => stocks[nth % stocks.length] as StoreStock
    await shop.sandbox().makeTrouble({ mode: 'slow', ms: 200, probability: 0.5, seed: context.seed })
    const races = await inWaves(runs, { atOnce, isLate }, (nth) => race(context, stockOf(nth), nth))
    await shop.sandbox().makeTrouble({ mode: 'none' })
    const waits = await inWaves(Math.ceil(runs / 10), { atOnce, isLate }, (nth) => waitUntilFree(context, stockOf(nth)))
    const of = (paid: string, isTaken: boolean): number =>
      races.filter((one) => one.paid === paid && one.isTaken === isTaken).length
    return [
      isSame('reservations', races.length, runs),
      isEmpty('reservations that are neither paid for nor the rival’s, or both', races.flatMap(listProblems)),
      {
        what: 'paid for / gone to the rival',
        found: `${of('ok', false)} / ${of('ORD404', true)}`,
        wanted: 'any',
        holds: true,
      },
      isAtMost('longest time from the end to free stock, in ms', Math.round(Math.max(...waits)), freeWithin),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

const listProblems = ({ paid, isTaken }: Race): string[] => {
  const isFair = (paid === 'ok' && !isTaken) || (paid === 'ORD404' && isTaken)
  return isFair ? [] : [`payment ${paid}, ${isTaken ? 'and the rival has it' : 'and the rival has it not'}`]
}

/** Lists the variants that only stores sell, at open stores with pickup. */
const listStoreStocks = async ({ shop }: ProofContext): Promise<StoreStock[]> => {
  const { rows } = await shop.database.pool.query<StoreStock>(
    `select s.variant_id as "variantId", l.id as "storeId"
    from stock_items s join locations l on l.id = s.location_id and l.kind = 'store' and l.pickup and l.status = 'open'
    join variants v on v.id = s.variant_id join products p on p.id = v.product_id and p.is_reserve_in_store_only
    where l.site_id = 'LH-US' order by 1, 2`,
  )
  if (rows.length < atOnce) throw new Error('the demo shop has too few pairs that are sold at stores alone')
  return rows
}

const race = async (context: ProofContext, stock: StoreStock, nth: number): Promise<Race> => {
  const { shop, draw } = context
  const [shopper, rival] = await Promise.all([shop.client().createGuest(), shop.client().createGuest()])
  const { cartId, id } = await openHeld(context, shopper, stock)
  await makePayable(shopper, cartId)
  await endIn(context, id, lead)
  // Half of the payments are close to the end, the others anywhere up to the end of the next sweep.
  const moment = lead + (nth % 2 === 0 ? draw(2 * around) - around : draw(sweepEvery + around))
  let isPaying = true
  let isTaken = false
  const pay = async (): Promise<string> => {
    await pause(moment)
    const answer = await placeThrough(shopper, cartId)
    isPaying = false
    return outcomeOf(answer)
  }
  const compete = async (): Promise<void> => {
    for (; isPaying && !isTaken; await pause(50)) isTaken = (await reserve(rival, stock)).status === 201
  }
  const [paid] = await Promise.all([pay(), compete()])
  return { paid, isTaken }
}

/** Milliseconds from the end of an unpaid reservation until its stock is available. */
const waitUntilFree = async (context: ProofContext, { variantId, storeId }: StoreStock): Promise<number> => {
  const { shop } = context
  const { id } = await openHeld(context, await shop.client().createGuest(), { variantId, storeId })
  const ended = performance.now()
  for (await endIn(context, id, 0); performance.now() < ended + 2 * freeWithin; await pause(50)) {
    const { onHand, reserved } = await shop.stockOf(variantId, storeId)
    if (onHand > reserved) break
  }
  return performance.now() - ended
}

const reserve = (shopper: TestShopper, { variantId, storeId }: StoreStock) =>
  shopper.tryCall('cart.reserveWithItem', { body: { productId: variantId, storeId, contact: contactOf(shopper) } })

const openHeld = async (
  { shop }: ProofContext,
  shopper: TestShopper,
  stock: StoreStock,
): Promise<{ id: string; cartId: string }> => {
  await endEarlier(shop, stock)
  await shop.setStock(stock.variantId, 1, stock.storeId)
  const { status, body } = await reserve(shopper, stock)
  if (status !== 201) throw new Error(`a free pair was not held: ${JSON.stringify(body)}`)
  return { id: body.reservation.id, cartId: body.cart.id }
}

/** Ends what rivals of earlier races still hold, because reservations without a confirmed mailbox hold a part of a store's stock only. */
const endEarlier = async ({ database }: ProofContext['shop'], { variantId, storeId }: StoreStock): Promise<void> => {
  const values = [variantId, storeId]
  const held = `state = 'held' and variant_id = $1 and location_id = $2`
  await database.pool.query(`update reservations set expires_at = now() where ${held}`, values)
  for (const until = Date.now() + freeWithin; Date.now() < until; await pause(100))
    if ((await database.pool.query(`select 1 from reservations where ${held}`, values)).rowCount === 0) return
}

const makePayable = async (shopper: TestShopper, basketId: string): Promise<void> => {
  const params = { basketId }
  const collected = { ...contactOf(shopper), countryCode: 'US' }
  await shopper.call('cart.setShippingAddress', {
    params,
    query: { context: 'COLLECTION' },
    body: { address: collected },
  })
  await shopper.call('cart.setBillingAddress', { params, body: { address: addressOf('en-us'), sameAsShipping: false } })
  await shopper.call('cart.addPaymentInstrument', {
    params,
    body: { payment_method_id: 'CREDIT_CARD', token: 'tok_success' },
  })
}

/** Moves the end of a reservation to a number of milliseconds from now. */
const endIn = async ({ shop }: ProofContext, id: string, milliseconds: number): Promise<void> => {
  await shop.database.pool.query(
    `update reservations set expires_at = now() + $2 * interval '1 millisecond' where id = $1`,
    [id, milliseconds],
  )
}
