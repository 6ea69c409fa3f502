import type { CallReply } from '@lacehouse/contracts'
import { addCoupon, createCartWith, makeReady, outcomeOf, placeThrough, type TestShopper } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { countCharges, listChargesOf } from '../shop/list-charges-of.ts'
import { toPromotionTarget } from '../shop/to-promotion-target.ts'

const useLimit = 10

export const t11Coupons: Proof = {
  id: 'T11',
  title: 'a coupon with limit 10 and 200 redemptions at once; a one-time coupon on an order that fails',
  runs: 200,
  prove: async (context) => {
    const { shop, runs, seed } = context
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const [crowd, single] = [`CROWD${seed}X${Date.now() % 100_000}`, `SINGLE${seed}X${Date.now() % 100_000}`]
    await addCoupon(toPromotionTarget(shop), crowd, { coupon: { useLimit } })
    await addCoupon(toPromotionTarget(shop), single, { coupon: { useLimit: 1, useLimitPerOwner: 1 } })
    const ready = await inWaves(runs, { atOnce: 20 }, () => openWith(context, { variantId, code: crowd }))
    const charged = await countCharges(shop)
    const answers = await Promise.all(ready.map(({ buyer, cartId }) => placeThrough(buyer, cartId)))
    const asked = (await countCharges(shop)) - charged
    const outcomes = answers.map(outcomeOf)
    const orders = answers.filter((answer) => outcomeOf(answer) === 'ok').map(({ body }) => body)
    const refused = ready.filter((_, nth) => outcomes[nth] !== 'ok').map(({ cartId }) => cartId)
    const failed = await openWith(context, { variantId, code: single, token: 'tok_declined' })
    const declined = outcomeOf(await placeThrough(failed.buyer, failed.cartId))
    const givenBack = await usesOf(context, single)
    const next = await openWith(context, { variantId, code: single })
    return [
      isSame('orders', orders.length, useLimit),
      isSame('of these with a tenth off', orders.filter(isDiscounted).length, useLimit),
      isSame('refused', outcomes.filter((one) => one === 'ORD415').length, runs - useLimit),
      isSame('charges in any state, for all carts', asked, useLimit),
      isSame('charges for refused shoppers', (await listChargesOf(shop, refused)).length, 0),
      isSame('uses counted', await usesOf(context, crowd), useLimit),
      isSame('the one-time coupon’s order', declined, 'PYT406'),
      isSame('its uses after the failure', givenBack, 0),
      isSame('the next order with it', outcomeOf(await placeThrough(next.buyer, next.cartId)), 'ok'),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

/** Whether the goods cost a tenth less, and the sum to pay is lower by the same amount. */
const isDiscounted = ({
  totals: { itemTotal, totalDiscount, itemSubTotal },
}: CallReply<'checkout.placeOrder'>): boolean =>
  totalDiscount > 0 &&
  Math.abs(totalDiscount - itemTotal / 10) < 0.01 &&
  Math.abs(itemTotal - totalDiscount - itemSubTotal) < 0.001

type CouponCart = { readonly variantId: string; readonly code: string; readonly token?: string }

const openWith = async (
  { shop }: ProofContext,
  { variantId, code, token }: CouponCart,
): Promise<{ buyer: TestShopper; cartId: string }> => {
  const buyer = await shop.client().createGuest()
  const { id } = await createCartWith(buyer, variantId)
  await buyer.call('coupons.apply', { body: { cartId: id, code } })
  await makeReady(buyer, id, token)
  return { buyer, cartId: id }
}

const usesOf = async ({ shop }: ProofContext, code: string): Promise<number> => {
  const { rows } = await shop.database.pool.query(
    `select uses from promotion_counters where coupon_code = $1 and owner_key = ''`,
    [code],
  )
  return rows[0]?.uses ?? 0
}
