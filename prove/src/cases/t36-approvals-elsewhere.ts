import { addressOf, createCartWith, findSellable, outcomeOf, type TestShopper } from '@lacehouse/test-kit'
import { type ApprovalMethod, type Instrument, openApprovalMethods } from '../approvals/approval-methods.ts'
import { atRate } from '../at-rate.ts'
import { besideHonest } from '../honest/beside-honest.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { listChargesOf } from '../shop/list-charges-of.ts'

const aSecond = 3
/** The states of a provider's payment that holds or has taken money. */
const charged = new Set(['authorised', 'captured', 'refunded'])
/** The facts that only the first shopper's approval holds. */
const marks = ['ada@example.com', 'Valencia', 'Ada Marsh']

/** Each run approves a cart by each method, tries the approval elsewhere, and pays the right cart with it at the end. */
export const t36ApprovalsElsewhere: Proof = {
  id: 'T36',
  title: 'a payment approval used for another cart, another sum, another currency and by another shopper',
  runs: 10,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    await shop.fillStock()
    const methods = openApprovalMethods(shop)
    const { attacked, findings } = await besideHonest(context, { variantIds: shop.variantIds }, () =>
      atRate(runs * methods.length, { aSecond, isLate }, (nth) =>
        attackApproval(context, methods[nth % methods.length] as ApprovalMethod),
      ),
    )
    const tries = attacked.flat()
    const elsewhere = tries.filter(({ isOwn }) => !isOwn)
    const charges = await listChargesOf(
      shop,
      elsewhere.map(({ cartId }) => cartId),
    )
    return [
      isEmpty(`of ${elsewhere.length} uses elsewhere, those that were taken`, listTaken(elsewhere)),
      isEmpty(
        'answers that show something of the first shopper',
        elsewhere.flatMap(({ what, shows }) => (shows ? what : [])),
      ),
      isSame('charges for those carts', charges.filter(({ status }) => charged.has(status)).length, 0),
      isEmpty(
        `of ${tries.length - elsewhere.length} shoppers with their own approval, those without an order`,
        tries.flatMap(({ isOwn, what, outcome }) => (isOwn && outcome !== 'ok' ? `${what}: ${outcome}` : [])),
      ),
      ...findings,
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

type Try = {
  readonly what: string
  readonly cartId: string
  /** Whether the approval was given for just this. */
  readonly isOwn: boolean
  readonly outcome: string
  readonly shows: boolean
}

const listTaken = (tries: readonly Try[]): string[] =>
  tries.flatMap(({ what, outcome }) => (outcome === 'ok' ? what : []))

type Use = { readonly what: string; readonly shopper: TestShopper; readonly cartId: string; readonly isOwn?: boolean }

const attackApproval = async (context: ProofContext, method: ApprovalMethod): Promise<Try[]> => {
  const { name, locale } = method
  const first = await context.shop.client().createGuest(locale)
  const other = await context.shop.client().createGuest(locale)
  const foreign = await context.shop.client().createGuest(method.elsewhere)
  const cartId = await openCart(first)
  const instrument = await method.approve(first, cartId)
  const uses: Use[] = [
    { what: `${name}: another shopper`, shopper: other, cartId: await openCart(other) },
    { what: `${name}: another cart`, shopper: first, cartId: await openCart(first) },
    { what: `${name}: another currency`, shopper: foreign, cartId: await openCart(foreign) },
  ]
  const tries: Try[] = []
  for (const use of uses) tries.push(await pay(use, instrument))
  const addressed = name === 'PayPal' ? [await takeAddress(other, instrument)] : []
  const own = await pay({ what: `${name}: the right cart`, shopper: first, cartId, isOwn: true }, instrument)
  return [...tries, ...addressed, own, ...(method.approvesSum ? [await payMore(context, method)] : [])]
}

const bo = { firstName: 'Bo', lastName: 'Ek', email: 'bo@example.com', addressLine1: '7 Long Way' }

/** Makes a cart with an address that has nothing in common with that of the approval. */
const openCart = async (shopper: TestShopper): Promise<string> => {
  const [variantId = ''] = await findSellable(shopper, 1)
  const { id } = await createCartWith(shopper, variantId)
  const params = { basketId: id }
  await shopper.call('cart.setShippingAddress', { params, body: { address: { ...addressOf(shopper.locale), ...bo } } })
  await shopper.call('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
  return id
}

/** Adds the approval to a cart and places its order. */
const pay = async ({ what, shopper, cartId, isOwn = false }: Use, body: Instrument): Promise<Try> => {
  const added = await shopper.tryCall('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
  const placed = added.status < 400 ? await shopper.tryCall('checkout.placeOrder', { body: { cartId } }) : added
  const shows = !isOwn && isShowing([added.body, placed.body])
  return { what, cartId, isOwn, outcome: outcomeOf(placed), shows }
}

/** Asks for the address of an approval, as express checkout does. */
const takeAddress = async (shopper: TestShopper, { token }: Instrument): Promise<Try> => {
  const cartId = await openCart(shopper)
  const answer = await shopper.tryCall('cart.setShippingAddress', {
    params: { basketId: cartId },
    query: { context: 'PAYPAL_EXPRESS' },
    body: { token },
  })
  const what = 'PayPal: the address of another shopper'
  return { what, cartId, isOwn: false, outcome: outcomeOf(answer), shows: isShowing([answer.body]) }
}

const isShowing = (bodies: readonly unknown[]): boolean => {
  const text = JSON.stringify(bodies)
  return marks.some((mark) => text.includes(mark))
}

/** Approves a cart, puts more into it, and pays without another approval. */
const payMore = async ({ shop }: ProofContext, method: ApprovalMethod): Promise<Try> => {
  const shopper = await shop.client().createGuest(method.locale)
  const cartId = await openCart(shopper)
  const params = { basketId: cartId }
  const body = await method.approve(shopper, cartId)
  await shopper.tryCall('cart.addPaymentInstrument', { params, body })
  const { items } = await shopper.call('cart.get', { params })
  await shopper.call('cart.updateItem', { params, body: { itemId: items[0]?.id ?? '', qty: 4 } })
  const placed = await shopper.tryCall('checkout.placeOrder', { body: { cartId } })
  return { what: `${method.name}: a larger sum`, cartId, isOwn: false, outcome: outcomeOf(placed), shows: false }
}
