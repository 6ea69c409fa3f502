import { makeReady, outcomeOf, place, type TestShopper } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { beginPromotion, changeOffer, changePrice, endPromotion, listPlain } from '../shop/change-offers.ts'
import { listChargesOf } from '../shop/list-charges-of.ts'

const changes = ['dearer', 'cheaper', 'promotion begins', 'promotion ends'] as const
const moments = ['page and cart', 'cart and payment'] as const
/** Each on a product of its own. */
const atOnce = changes.length * moments.length

type Change = (typeof changes)[number]
type Moment = (typeof moments)[number]
type Told = { readonly change: Change; readonly moment: Moment; readonly faults: readonly string[] }

export const t16ChangedPrices: Proof = {
  id: 'T16',
  title: 'a price or a promotion changes between page and cart, and between cart and payment',
  runs: 80,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    await shop.fillShelves()
    const sizes = await listPlain(shop)
    if (sizes.length < atOnce) throw new Error(`only ${sizes.length} sizes are sold at a plain price`)
    const told = await inWaves(runs, { atOnce, isLate }, (nth) => changeOnce(context, nth, sizes[nth % atOnce] ?? ''))
    const of = (moment: Moment): number => told.filter((one) => one.moment === moment).length
    return [
      isSame(`changes: ${of(moments[0])} between page and cart, ${of(moments[1])} before payment`, told.length, runs),
      isEmpty(
        'charged unseen, told of nothing, or charged anything else than what was last shown',
        told.flatMap(({ change, moment, faults }) => faults.map((fault) => `${change} between ${moment}: ${fault}`)),
      ),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

const changeOnce = async (context: ProofContext, nth: number, variantId: string): Promise<Told> => {
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
  const faults = await (moment === 'page and cart' ? afterPage : afterCart)(context, { buyer, variantId, make })
  if (change === 'promotion begins') await changeOffer(shop, variantId, () => endPromotion(shop, promotionId))
  return { change, moment, faults }
}

type Purchase = {
  readonly buyer: TestShopper
  readonly variantId: string
  /** Makes the change; the shop has heard of it afterwards. */
  readonly make: () => Promise<void>
}

const open = async ({ buyer, variantId }: Purchase): Promise<{ id: string; total: number }> => {
  const { id } = await buyer.call('cart.createWithItem', { body: { productId: variantId, qty: 1 } })
  const { totals } = await makeReady(buyer, id)
  return { id, total: totals.total }
}

/** What a page showed is no promise: the cart shows what is charged, or says so before payment. */
const afterPage = async (context: ProofContext, purchase: Purchase): Promise<string[]> => {
  const page = await open(purchase)
  await purchase.make()
  const cart = await open(purchase)
  if (cart.total === page.total) return ['the cart shows what the page did']
  return payWhatIsShown(context, purchase, cart)
}

const afterCart = async (context: ProofContext, purchase: Purchase): Promise<string[]> => {
  const { buyer } = purchase
  const cart = await open(purchase)
  await purchase.make()
  const outcome = outcomeOf(await place(buyer, cart.id))
  if (outcome !== 'ORD415') return [`the placement after the change was answered ${outcome}`]
  const early = await listChargesOf(context.shop, [cart.id])
  const faults = early.length === 0 ? [] : [`${early.length} charges before the shopper confirmed`]
  const { totals } = await buyer.call('checkout.prepareOrder', { body: { basketId: cart.id } })
  if (totals.total === cart.total) faults.push('what is shown did not change')
  return [...faults, ...(await payWhatIsShown(context, purchase, { id: cart.id, total: totals.total }))]
}

/** Places the order and holds what the provider has charged against what the shopper saw last. */
const payWhatIsShown = async (
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
