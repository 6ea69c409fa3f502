import type { CallReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { maxOrderUnits } from '@lacehouse/domain/cart/cart-limits'
import {
  addConsumer,
  addCoupon,
  type MergeFixture,
  openMergeFixture,
  putCode,
  signInByCode,
  type TestShopper,
} from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { fillAtRandom } from '../shop/fill-at-random.ts'

const sizes = 6
/** Stock of the first size: fewer than both carts may contain together. */
const scarce = 4
const coupons = 3

/** A guest's cart is merged into the consumer's cart by two tabs at once, and then once more. */
export const t17MergedCarts: Proof = {
  id: 'T17',
  title: 'sign-in merges of 1,000 random guest and account carts, in two tabs and once more',
  runs: 1000,
  prove: async (context) => {
    const { shop, runs, seed, isLate } = context
    const goods = shop.variantIds.slice(0, sizes)
    for (const [nth, variantId] of goods.entries()) await shop.setStock(variantId, nth === 0 ? scarce : 100_000)
    const codes = Array.from({ length: coupons }, (_, nth) => `MERGE${seed}X${nth}X${Date.now() % 100_000}`)
    const target = { database: { db: shop.database }, deps: { promotions: { drop: () => undefined } } }
    for (const code of codes) await addCoupon(target, code, { combinable: true })
    const fixture = await openMergeFixture(shop.database)
    try {
      const merges = await inWaves(runs, { atOnce: 16, isLate }, () => merge(context, fixture, { goods, codes }))
      const of = (kind: keyof Merge): string[] => merges.flatMap((one) => one[kind])
      return [
        isSame('merges', merges.length, runs),
        isEmpty('carts that differ from the result of planMergeCarts', of('differing')),
        isEmpty('sizes whose quantity is neither the sum of both carts nor the whole stock', of('miscounted')),
        isEmpty('saved lists that are not the union of both', of('unsaved')),
        isEmpty('guests who still have a merged cart', of('left')),
        isEmpty('carts of other shoppers that were merged by their id', of('taken')),
      ]
    } finally {
      await fixture.close()
    }
  },
}

type Merge = {
  readonly differing: string[]
  readonly miscounted: string[]
  readonly unsaved: string[]
  readonly left: string[]
  readonly taken: string[]
}
type Stuff = { readonly goods: readonly string[]; readonly codes: readonly string[] }

const merge = async (context: ProofContext, fixture: MergeFixture, stuff: Stuff): Promise<Merge> => {
  const { shop } = context
  const { consumerNo } = await addConsumer(shop.database)
  const [consumer, guest, other] = await Promise.all([
    signInByCode(shop.client(), await putCode(shop.database, consumerNo)),
    shop.client().createGuest(),
    shop.client().createGuest(),
  ])
  const filled = await Promise.all([consumer, guest, other].map((shopper) => fillAtRandom(context, shopper, stuff)))
  const [own, brought, theirs] = await Promise.all(filled.map((id) => readCart(context, id)))
  const saved = [...(await listSaved(consumer)), ...(await listSaved(guest))]
  const planned = brought ? await fixture.plan(brought, own ?? null) : (own ?? null)
  const exchange = (basketId: string | undefined) => exchangeAs(context, guest, { consumerNo, basketId })
  await Promise.all([exchange(brought?.id), exchange(brought?.id)])
  await exchange(theirs?.id)
  const { basketId } = await exchange(brought?.id)
  const merged = await readCart(context, basketId ?? null)
  const [wanted, found] = [planned, merged ?? null].map(toMark)
  return {
    differing: wanted === found ? [] : [`${found} for ${wanted}`],
    miscounted: listMiscounted(own ?? null, brought ?? null, { merged: merged ?? null, rare: stuff.goods[0] ?? '' }),
    unsaved: isSameSaved(await listSaved(consumer), saved) ? [] : [consumerNo],
    left: brought && (await isThere(guest, brought.id)) ? [brought.id] : [],
    taken: toMark((await readCart(context, theirs?.id ?? null)) ?? null) === toMark(theirs ?? null) ? [] : [consumerNo],
  }
}

const readCart = async ({ shop }: ProofContext, id: string | null): Promise<Cart | undefined> => {
  if (id === null) return undefined
  const { rows } = await shop.database.pool.query<{ doc: Cart }>('select doc from carts where id = $1', [id])
  return rows[0]?.doc
}

/** The lines and coupons of a cart without ids, and without gifts, which depend on the cart's total. */
const toMark = (cart: Cart | null): string =>
  JSON.stringify([
    cart?.couponCodes ?? [],
    (cart?.lines ?? [])
      .filter(({ bonus }) => !bonus)
      .map(({ variantId, qty, recipeId, giftOption, delivery }) => ({
        variantId,
        qty,
        recipeId,
        giftOption,
        delivery,
      })),
  ])

type Exchange = { readonly consumerNo: string; readonly basketId: string | undefined }

/** Exchanges a code as a page does: repeats it while another tab merges (AUTH-04). */
const exchangeAs = async (
  { shop }: ProofContext,
  guest: TestShopper,
  { consumerNo, basketId }: Exchange,
): Promise<CallReply<'auth.token'>> => {
  for (;;) {
    const body = { ...(await putCode(shop.database, consumerNo)), ...(basketId && { guestObjects: { basketId } }) }
    const answer = await guest.tryCall('auth.token', { body })
    if (answer.status < 400) return answer.body
    if (answer.status !== 409)
      throw new Error(`an exchange was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
}

type Outcome = { readonly merged: Cart | null; readonly rare: string }

/** Counts without the rule: each size has the sum of both carts, at most the stock and what an order holds. */
const listMiscounted = (own: Cart | null, brought: Cart | null, { merged, rare }: Outcome): string[] => {
  const [had, came, has] = [own, brought, merged].map(countBySize)
  const ids = Object.keys({ ...had, ...came, ...has })
  return ids.flatMap((id) => {
    const both = (had?.[id] ?? 0) + (came?.[id] ?? 0)
    const wanted = Math.min(id === rare ? scarce : maxOrderUnits, both)
    return has?.[id] === wanted ? [] : [`${id}: ${has?.[id]} for ${wanted}`]
  })
}

const countBySize = (cart: Cart | null): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const { variantId, qty, bonus } of cart?.lines ?? []) if (!bonus) sums[variantId] = (sums[variantId] ?? 0) + qty
  return sums
}

type Saved = readonly { readonly productId: string; readonly qty: number }[]

const listSaved = async (shopper: TestShopper): Promise<Saved> => {
  const { status, body } = await shopper.tryCall('wishlists.saveForLater', { query: { count: 100 } })
  return status < 400 ? body.items.map(({ productId, qty }) => ({ productId, qty })) : []
}

/** Whether each product is on the list once, with the larger quantity. */
const isSameSaved = (found: Saved, both: Saved): boolean => {
  const wanted = new Map<string, number>()
  for (const { productId, qty } of both) wanted.set(productId, Math.max(qty, wanted.get(productId) ?? 0))
  return found.length === wanted.size && found.every(({ productId, qty }) => wanted.get(productId) === qty)
}

const isThere = async (shopper: TestShopper, basketId: string): Promise<boolean> =>
  (await shopper.tryCall('cart.get', { params: { basketId } })).status < 400
