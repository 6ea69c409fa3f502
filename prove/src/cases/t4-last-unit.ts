import { createCartWith, makeReady, outcomeOf, placeThrough, type TestShopper } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { asStore } from '../shop/as-store.ts'

type Race = { readonly pickup: string; readonly shipping: string }

/** The warehouse is a pickup store while this runs, so that shipping and pickup take from the same stock. */
export const t4LastUnit: Proof = {
  id: 'T4',
  title: 'pickup and shipping want a store’s last unit at the same time, 200 seeds',
  runs: 200,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    const races = await asStore(shop, shop.warehouse, () =>
      inWaves(runs, { atOnce: 20, isLate }, (nth) =>
        race(context, shop.variantIds[nth % shop.variantIds.length] ?? ''),
      ),
    )
    const winsOf = (way: keyof Race): number => races.filter((one) => one[way] === 'ok').length
    return [
      isSame('seeds', races.length, runs),
      isEmpty('seeds in which not exactly one won and the other was refused', races.flatMap(listProblems)),
      {
        what: 'won by pickup / shipping',
        found: `${winsOf('pickup')} / ${winsOf('shipping')}`,
        wanted: 'any',
        holds: true,
      },
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

const listProblems = ({ pickup, shipping }: Race): string[] => {
  const isFair = [pickup, shipping].toSorted().join() === 'ORD404,ok'
  return isFair ? [] : [`pickup ${pickup}, shipping ${shipping}`]
}

const race = async ({ shop, draw }: ProofContext, variantId: string): Promise<Race> => {
  const [collector, receiver] = await Promise.all([shop.client().createGuest(), shop.client().createGuest()])
  await shop.setStock(variantId, 1)
  const [toCollect, toSend] = await Promise.all([
    openToCollect(collector, variantId, shop.warehouse),
    openToSend(receiver, variantId),
  ])
  const pickUp = () => placeThrough(collector, toCollect)
  const send = () => placeThrough(receiver, toSend)
  const isPickupFirst = draw(2) === 0
  const [first, second] = await Promise.all((isPickupFirst ? [pickUp, send] : [send, pickUp]).map((go) => go()))
  if (!first || !second) throw new Error('a race has two orders')
  const [pickup, shipping] = isPickupFirst ? [first, second] : [second, first]
  return { pickup: outcomeOf(pickup), shipping: outcomeOf(shipping) }
}

const openToCollect = async (shopper: TestShopper, productId: string, storeId: string): Promise<string> => {
  const { id } = await shopper.call('cart.createWithItem', { body: { productId, storeId } })
  await makeReady(shopper, id)
  return id
}

const openToSend = async (shopper: TestShopper, productId: string): Promise<string> => {
  const { id } = await createCartWith(shopper, productId)
  await makeReady(shopper, id)
  return id
}
