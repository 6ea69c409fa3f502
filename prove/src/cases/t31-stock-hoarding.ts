import { seconds } from '@lacehouse/domain/time/durations'
import { countMailsTo, countPending, countReserved, waitUntilFree } from '../hoarding/held-units.ts'
import { openAlone, openNetwork } from '../hoarding/open-hoarders.ts'
import { orderWithoutPaying } from '../hoarding/order-without-paying.ts'
import { listStoreStocks, reserveOften, type StoreStock } from '../hoarding/reserve-often.ts'
import { besideHonest } from '../honest/beside-honest.ts'
import { type Finding, isAtLeast, isAtMost, isEmpty, type Proof, type ProofContext } from '../proof.ts'

const honest = 100
const unitsAtStore = 40
const unitsForSale = 1000
const reservations = 60
const pendingOrders = 18
/** The bounds of docs/bounds.md, in units: of one guest, and of one network. */
const most = { reserved: 6, reservedByNetwork: 40, pending: 20, pendingByNetwork: 60 } as const
/** One mail asks the mailbox to confirm; there is none about payments that no one answered. */
const mostMails = 1
const networks = { reservations: 30_000, orders: 30_001 } as const
const victim = { reservations: 'victim-of-reservations@example.com', orders: 'victim-of-orders@example.com' } as const

/** A run is a guest of the second attack. The first is of one guest; both name mailboxes that never asked for anything. */
export const t31StockHoarding: Proof = {
  id: 'T31',
  title: 'one guest, then fifty guests of one network, hold stock by reservations and unanswered 3-D Secure orders',
  runs: 50,
  prove: async (context) => {
    const { shop } = context
    const [wanted = '', ...others] = shop.variantIds
    for (const variantId of others) await shop.setStock(variantId, 100_000)
    await shop.setStock(wanted, unitsForSale)
    const stocks = (await listStoreStocks(shop)).slice(0, 4)
    for (const { variantId, storeId } of stocks) await shop.setStock(variantId, unitsAtStore, storeId)
    const options = { variantIds: [wanted], least: honest }
    const { attacked, findings } = await besideHonest(context, options, async () => [
      ...(await hoardByReservations(context, stocks)),
      ...(await hoardByOrders(context, wanted)),
    ])
    const disagreements = await shop.listDisagreements()
    const asked = await countMailsTo(shop, victim.reservations)
    const failed = await countMailsTo(shop, victim.orders)
    return [
      ...attacked,
      isAtMost('mails about reservations to a mailbox that did not ask', asked, mostMails),
      isAtMost('mails about orders to a mailbox that did not ask', failed, mostMails),
      ...findings,
      isEmpty('disagreements of orders, charges and stock', disagreements),
    ]
  },
}

const hoardByReservations = async (context: ProofContext, stocks: readonly StoreStock[]): Promise<Finding[]> => {
  const { shop, runs } = context
  const alone = await openAlone(shop, reservations, victim.reservations)
  const ofOne = await reserveOften(context, alone, stocks)
  const held = await countReserved(shop, ofOne)
  const ofNetwork = await reserveOften(context, await openNetwork(shop, runs, networks.reservations), stocks)
  const heldByNetwork = await countReserved(shop, ofNetwork)
  const free = Math.min(...(await listFree(shop, stocks)))
  const waited = await waitUntilFree(shop, [...ofOne, ...ofNetwork])
  return [
    isAtMost('units reserved by one guest', held, most.reserved),
    isAtMost(`units reserved by ${runs} guests of one network`, heldByNetwork, most.reservedByNetwork),
    isAtLeast(`of ${unitsAtStore} units of each variant, those that stay free at the store`, free, unitsAtStore / 2),
    isAtMost('time from the end of the reservations to free stock, in ms', Math.round(waited), seconds(5)),
  ]
}

const listFree = (shop: ProofContext['shop'], stocks: readonly StoreStock[]): Promise<number[]> =>
  Promise.all(
    stocks.map(async ({ variantId, storeId }) => {
      const { onHand, reserved } = await shop.stockOf(variantId, storeId)
      return onHand - reserved
    }),
  )

const hoardByOrders = async (context: ProofContext, variantId: string): Promise<Finding[]> => {
  const { shop, runs } = context
  const wanted = { variantId, units: Math.floor(unitsForSale / pendingOrders) }
  const ofOne = await orderWithoutPaying(context, await openAlone(shop, pendingOrders, victim.orders), wanted)
  const held = await countPending(shop, ofOne)
  const ofNetwork = await orderWithoutPaying(context, await openNetwork(shop, runs, networks.orders), wanted)
  const heldByNetwork = await countPending(shop, ofNetwork)
  const waited = await waitUntilFree(shop, [...ofOne, ...ofNetwork])
  return [
    isAtMost('units held by unpaid orders of one guest', held, most.pending),
    isAtMost(`units held by unpaid orders of ${runs} guests of one network`, heldByNetwork, most.pendingByNetwork),
    isAtMost('time from the end of the unpaid orders to free stock, in ms', Math.round(waited), seconds(5)),
  ]
}
