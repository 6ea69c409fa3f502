import {
  addressOf,
  callAsPage,
  createCartWith,
  demoPassword,
  makeVerifier,
  placeThrough,
  solveCaptcha,
  type TestShopper,
} from '@lacehouse/test-kit'
import type { MarkedPerson } from '@lacehouse/test-kit/api/fill-person'
import type { ProofShop } from '../shop/open-proof-shop.ts'

/** A coupon that each mailbox may use once, which the case adds. */
export const onceCode = 'ERASURE1'

/** The actions of a person in the shop: each with the status of its answer, and the address of each page and call. */
type Trace = {
  readonly what: string
  readonly status: number
  readonly outcome: string
  readonly mayFail?: true
}

type Person = MarkedPerson & { readonly shopper: TestShopper }

/** Does with a person's own data what leaves it in tables, jobs, logs and caches. Wrong passwords and unknown numbers must fail. */
export async function leaveTraces(shop: ProofShop, person: Person): Promise<Trace[]> {
  return [...(await buy(shop, person)), ...(await useForms(shop, person)), ...(await askAndFail(shop, person))]
}

type Reply = { readonly status: number; readonly body: { readonly errorDetails?: unknown } | null }

const toOutcome = ({ status, body }: Reply): string => `${status} ${JSON.stringify(body?.errorDetails ?? '')}`

const addressWith = ({ mark, email }: Person) => ({
  ...addressOf('en-us'),
  ...{ firstName: mark, lastName: mark, addressLine1: `12 ${mark} St`, email },
})

const buy = async (shop: ProofShop, person: Person): Promise<Trace[]> => {
  const { shopper, mark, number } = person
  const [variantId = '', other = ''] = shop.variantIds
  const { id: basketId } = await createCartWith(shopper, variantId)
  const params = { basketId }
  const gift = { productId: other, giftOption: { to: mark, email: 'bo@example.com', message: mark } }
  const key = { 'idempotency-key': `proof-${number}` }
  const steps = [
    await shopper.tryCall('coupons.apply', { body: { cartId: basketId, code: onceCode } }),
    await shopper.tryCall('cart.setShippingAddress', { params, body: { address: addressWith(person) }, headers: key }),
    await shopper.tryCall('cart.setBillingAddress', { params, body: { sameAsShipping: true } }),
    await shopper.tryCall('cart.addPaymentInstrument', {
      params,
      body: { payment_method_id: 'CREDIT_CARD', token: 'tok_success' },
    }),
    await shopper.tryCall('checkout.prepareOrder', { body: { basketId } }),
    await placeThrough(shopper, basketId),
    await shopper.tryCall('cart.create', {
      body: { items: [gift] },
      headers: { 'idempotency-key': `proof-gift-${number}` },
    }),
  ]
  return steps.map((reply, nth) => ({
    what: `order, step ${nth + 1}`,
    status: reply.status,
    outcome: toOutcome(reply),
  }))
}

const useForms = async (shop: ProofShop, person: Person): Promise<Trace[]> => {
  const { shopper, mark, email, number } = person
  const german = shop.client().withToken(null, 'de-de')
  const [productId = ''] = shop.variantIds
  const question = { category: 'order', subject: 'whereIsIt', name: mark, email, message: `${mark} asks where it is` }
  const steps = {
    'a saved address': await shopper.tryCall('consumer.addAddress', {
      body: { address: { ...addressWith(person), approachType: 'S' } },
      headers: { 'idempotency-key': `proof-address-${number}` },
    }),
    'a profile': await shopper.tryCall('consumer.update', {
      body: { consumerProfile: { consumerDetails: { firstName: mark, lastName: mark } } },
    }),
    'a question': await callAsPage(shopper, 'contact.create', {
      body: { ...question, recaptcha_response: await solveCaptcha(shopper) },
    }),
    'a withdrawal': await german.tryCall('withdrawals.declare', {
      body: { name: mark, contract: mark, email, goods: mark },
    }),
    'a stock notice': await shopper.tryCall('products.requestStockNotice', { body: { productId, email } }),
    'a subscription': await shopper.tryCall('subscriptions.create', {
      body: { channel: 'email', type: 'Newsletter', recipient: email },
    }),
    'a forgotten password': await german.tryCall('auth.requestPasswordReset', { body: { email } }),
    'a lookup': await shopper.tryCall('auth.lookUp', { query: { email } }),
  }
  return Object.entries(steps).map(([what, reply]) => ({ what, status: reply.status, outcome: toOutcome(reply) }))
}

const askAndFail = async (shop: ProofShop, { shopper, mark, email }: Person): Promise<Trace[]> => {
  const { codeChallenge } = makeVerifier()
  const pages = [`/en-us/sign-up?email=${email}`, `/en-us/search?q=${mark}`, `/en-us/${mark}`, '/en-us/account/orders']
  const opened: Trace[] = []
  for (const path of pages) {
    const answer = await fetch(`${shop.url()}${path}`, {
      headers: { accept: 'text/html', cookie: `lh_access=${shopper.token}`, referer: `${shop.url()}/?m=${email}` },
    })
    await answer.text()
    opened.push({ what: path, status: answer.status, outcome: String(answer.status), mayFail: true })
  }
  const failing = {
    'a wrong password': await shop
      .client()
      .withToken(null)
      .tryCall('auth.signIn', { body: { username: email, password: `${demoPassword}x`, codeChallenge } }),
    'an unknown order': await shopper.tryCall('orders.track', { body: { orderNumber: mark, email } }),
    'an unknown field': await shopper.tryCall('consumer.update', { body: { [mark]: mark } }),
    'an unknown product': await shopper.tryCall('products.details', { params: { productId: mark } }),
  }
  const refused = Object.entries(failing).map(([what, reply]) => ({
    ...{ what, status: reply.status, outcome: toOutcome(reply) },
    mayFail: true as const,
  }))
  return [...opened, ...refused]
}
