import type { CallReply } from '@lacehouse/contracts'
import { addConsumer, getCode, signInAs, type TestShopper } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type Scene } from '../proof.ts'

type Cart = CallReply<'cart.get'>
type Units = Readonly<Record<string, number>>

const sizes = 6
const mostOfEach = 3
/** Of the first size there are fewer than both carts may ask for together. */
const scarce = 4

/** A guest's cart goes into the consumer's: in two tabs at once, and once more. */
export const t17MergedCarts: Proof = {
  id: 'T17',
  title: 'sign-in merges of 1,000 random guest and account carts, in two tabs and once more',
  runs: 1000,
  prove: async (scene) => {
    const { shop, runs, isLate } = scene
    const goods = shop.variantIds.slice(0, sizes)
    for (const [nth, variantId] of goods.entries()) await shop.setStock(variantId, nth === 0 ? scarce : 100_000)
    const merges = await inWaves(runs, { atOnce: 8, isLate }, () => merge(scene, goods))
    return [
      isSame('merges', merges.length, runs),
      isEmpty(
        'carts that are not both together',
        merges.flatMap(({ differing }) => differing),
      ),
      isEmpty(
        'guests who still have what they brought',
        merges.flatMap(({ left }) => left),
      ),
      isEmpty(
        'others whose cart was taken by naming it',
        merges.flatMap(({ taken }) => taken),
      ),
    ]
  },
}

type Merge = { readonly differing: string[]; readonly left: string[]; readonly taken: string[] }

const merge = async (scene: Scene, goods: readonly string[]): Promise<Merge> => {
  const { shop } = scene
  const { email } = await addConsumer(shop.database)
  const guest = await shop.client().createGuest()
  const other = await shop.client().createGuest()
  const kept = await fill(scene, await signInAs(shop.client(), { email }), goods)
  const brought = await fill(scene, guest, goods)
  const theirs = await fill(scene, other, goods)
  const exchange = () => exchangeAs(guest, { email, basketId: brought?.id })
  await Promise.all([exchange(), exchange()])
  const named = await exchangeAs(guest, { email, basketId: theirs?.id })
  const { accessToken, basketId } = await exchange()
  const consumer = shop.client().withToken(accessToken)
  const merged = basketId ? unitsOf(await getCart(consumer, basketId)) : {}
  const expected = addUp(kept ? unitsOf(kept) : {}, brought ? unitsOf(brought) : {}, goods[0] ?? '')
  return {
    differing: isSameUnits(merged, expected) ? [] : [`${JSON.stringify(merged)} for ${JSON.stringify(expected)}`],
    left: brought && (await isThere(guest, brought.id)) ? [brought.id] : [],
    taken:
      theirs && !isSameUnits(unitsOf(await getCart(other, theirs.id)), unitsOf(theirs)) ? [named.consumerNo ?? ''] : [],
  }
}

const fill = async ({ draw }: Scene, shopper: TestShopper, goods: readonly string[]): Promise<Cart | null> => {
  const items = goods.filter(() => draw(2) === 0).map((productId) => ({ productId, qty: 1 + draw(mostOfEach) }))
  return items.length > 0 ? shopper.call('cart.create', { body: { items } }) : null
}

/** Signs in as a page does: where another tab is at it, the same code is tried again (AUTH-04). */
const exchangeAs = async (
  guest: TestShopper,
  { email, basketId }: { readonly email: string; readonly basketId: string | undefined },
): Promise<CallReply<'auth.token'>> => {
  const body = { ...(await getCode(guest, email)), ...(basketId && { guestObjects: { basketId } }) }
  for (;;) {
    const told = await guest.tryCall('auth.token', { body })
    if (told.status < 400) return told.body
    if (told.status !== 409) throw new Error(`an exchange was answered ${told.status}: ${JSON.stringify(told.body)}`)
  }
}

/** What was chosen: gifts come and go with what a cart is worth. */
const unitsOf = ({ items }: Cart): Units =>
  Object.fromEntries(items.filter(({ bonus }) => !bonus).map(({ productId, qty }) => [productId, qty]))

const getCart = (shopper: TestShopper, basketId: string): Promise<Cart> =>
  shopper.call('cart.get', { params: { basketId } })

const isThere = async (shopper: TestShopper, basketId: string): Promise<boolean> =>
  (await shopper.tryCall('cart.get', { params: { basketId } })).status < 400

/** What the rule says: the units of both, within what there is. */
const addUp = (kept: Units, brought: Units, rare: string): Units => {
  const sums: Record<string, number> = { ...kept }
  for (const [id, qty] of Object.entries(brought)) {
    const sum = (sums[id] ?? 0) + qty
    sums[id] = id === rare ? Math.min(scarce, sum) : sum
  }
  return sums
}

const isSameUnits = (some: Units, others: Units): boolean =>
  Object.keys({ ...some, ...others }).every((id) => some[id] === others[id])
