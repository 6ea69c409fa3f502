import { makeReady, outcomeOf, place, type TestShopper } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { beginPromotion, changeOffer, changePrice, endPromotion, listPlain } from '../shop/change-offers.ts'
import { listChargesOf } from '../shop/list-charges-of.ts'

const changes = ['dearer', 'cheaper', 'promotion begins', 'promotion ends'] as const
const moments = ['page and cart', 'cart and payment'] as const
/** Each parallel run uses a product of its own. */
const atOnce = changes.length * moments.length

type Change = (typeof changes)[number]
type Moment = (typeof moments)[number]
type ChangeResult = { readonly change: Change; readonly moment: Moment; readonly problems: readonly string[] }

export const t16ChangedPrices: Proof = {
  id: 'T16',
  title: 'a price or a promotion changes between page and cart, and between cart and payment',
  runs: 80,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    await shop.fillStock()
    const sizes = await listPlain(shop)
    if (sizes.length < atOnce) throw new Error(`only ${sizes.length} sizes are sold at a plain price`)
    const results = await inWaves(runs, { atOnce, isLate }, (nth) =>
      changeOnce(context, nth, sizes[nth % atOnce] ?? ''),
    )
    const of = (moment: Moment): number => results.filter((one) => one.moment === moment).length
    return [
      isSame(
        `changes: ${of(moments[0])} between page and cart, ${of(moments[1])} before payment`,
        results.length,
        runs,
      ),
      isEmpty(
        'changes that were charged unseen, not reported, or charged with another amount than the last one shown',
        results.flatMap(({ change, moment, problems }) =>
          problems.map((problem) => `${change} between ${moment}: ${problem}`),
        ),
      ),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

const changeOnce = async (context: ProofContext, nth: number, variantId: string): Promise<ChangeResult> => {
  const { shop, seed } = context
  const change = changes[nth % changes.length] ?? 'dearer'
  const moment = moments[Math.floor(nth / changes.length) % moments.length] ?? moments[0]
  const promotionId = `t16-${seed}-${nth}-${Date.now()}`
  const begin = () => beginPromotion(shop, promotionId, variantId)
  if (change === 'promotion ends') await changeOffer(shop, variantId, begin)
  const buyer = await shop.client().createGuest()
  const changeIt = (): Promise<void> => {
    if (change === 'promotion begins') return begin()
    if (change === 'promotion ends') return endPromotion(shop, promotionId)
    return changePrice(shop, variantId, change === 'dearer' ? 100 : -100)
  }
  const make = () => changeOffer(shop, variantId, changeIt)
  const problems = await (moment === 'page and cart' ? afterPage : afterCart)(context, { buyer, variantId, make })
  if (change === 'promotion begins') await changeOffer(shop, variantId, () => endPromotion(shop, promotionId))
  return { change, moment, problems }
}

type Purchase = {
  readonly buyer: TestShopper
  readonly variantId: string
  /** Makes the change and waits until the shop knows it. */
  readonly make: () => Promise<void>
}

const open = async ({ buyer, variantId }: Purchase): Promise<{ id: string; total: number }> => {
  const { id } = await buyer.call('cart.createWithItem', { body: { productId: variantId, qty: 1 } })
  const { totals } = await makeReady(buyer, id)
  return { id, total: totals.total }
}

/** The change happens before the cart is made: the new cart has to show the new total. */
const afterPage = async (context: ProofContext, purchase: Purchase): Promise<string[]> => {
  const page = await open(purchase)
  await purchase.make()
  const cart = await open(purchase)
  if (cart.total === page.total) return ['the cart shows what the page did']
  return payShownTotal(context, purchase, cart)
}

const afterCart = async (context: ProofContext, purchase: Purchase): Promise<string[]> => {
  const { buyer } = purchase
  const cart = await open(purchase)
  await purchase.make()
  const outcome = outcomeOf(await place(buyer, cart.id))
  if (outcome !== 'ORD415') return [`the placement after the change was answered ${outcome}`]
  const early = await listChargesOf(context.shop, [cart.id])
  const problems = early.length === 0 ? [] : [`${early.length} charges before the shopper confirmed`]
  const { totals } = await buyer.call('checkout.prepareOrder', { body: { basketId: cart.id } })
  if (totals.total === cart.total) problems.push('what is shown did not change')
  return [...problems, ...(await payShownTotal(context, purchase, { id: cart.id, total: totals.total }))]
}

/** Places the order and compares the charge with the total that the shopper saw last. */
const payShownTotal = async (
  { shop }: ProofContext,
  { buyer }: Purchase,
  { id, total }: { readonly id: string; readonly total: number },
): Promise<string[]> => {
  const answer = await place(buyer, id)
  if (outcomeOf(answer) !== 'ok') return [`the order was answered ${outcomeOf(answer)}`]
  const charges = await shop.sandbox().listPayments(answer.body.orderNumber)
  const amounts = charges.map(({ amount }) => amount).join()
  return amounts === String(Math.round(total * 100)) ? [] : [`charged ${amounts} where ${total} was shown`]
}
