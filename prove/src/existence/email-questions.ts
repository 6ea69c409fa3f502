import type { ErrorReply } from '@lacehouse/contracts'
import { addressOf, createCartWith, type TestReply, type TestShopper } from '@lacehouse/test-kit'
import { toAddress } from '@lacehouse/test-kit/proof/attack-addresses'
import { solveNatively } from '../proof-of-work/solve-natively.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'

const mostAddresses = 60_000

type Reply = TestReply<ErrorReply>

/** A call that takes an email, and must not say whether it has an account. */
export type EmailQuestion = {
  readonly what: string
  /** Prepares what the call needs besides the email, and returns the call itself, whose time is taken. */
  readonly prepare: (asker: TestShopper, email: string) => Promise<() => Promise<Reply>>
  /** More than once where the answer changes with the tries. */
  readonly times?: number
}

const wrongPassword = 'Wrong-Password-1'
const asReply = (reply: TestReply<unknown>): Reply => reply as Reply

/** Signs in with a password that is not right; one of another form is refused before it is compared. */
export function signIn(call: 'auth.signIn' | 'auth.signInAgent', password = wrongPassword): EmailQuestion['prepare'] {
  return async (asker, username) => {
    const recaptcha_response = await solveNatively(asker, 'form')
    const body = { username, password, codeChallenge: 'c'.repeat(43), recaptcha_response }
    return async () => asReply(await asker.tryCall(call, { body }))
  }
}

/** Sends a form as a browser without scripts does; the page is the body of the reply. */
const sendForm = async (
  shop: ProofShop,
  path: string,
  fields: Record<string, string>,
): Promise<TestReply<{ page: string }>> => {
  const response = await fetch(`${shop.url()}${path}`, {
    method: 'POST',
    headers: {
      ...{ origin: shop.url(), 'sec-fetch-site': 'same-origin', accept: 'text/html' },
      // The length of a compressed page tells the letters of its email.
      'accept-encoding': 'identity',
      // Another network each time, so that its limit answers nothing.
      'x-forwarded-for': toAddress(Math.floor(Math.random() * mostAddresses)),
    },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, body: { page: await response.text() }, headers: response.headers }
}

/** The calls that take an email from everybody, besides those that have to say whether it has an account: lookup and sign-up. */
export function listEmailQuestions(shop: ProofShop): EmailQuestion[] {
  const [variantId = ''] = shop.variantIds
  const ask = (what: string, send: (asker: TestShopper, email: string) => Promise<TestReply<unknown>>) => ({
    what,
    prepare: async (asker: TestShopper, email: string) => async () => asReply(await send(asker, email)),
  })
  return [
    // More than the tries after which an account is locked.
    { what: 'a wrong password', prepare: signIn('auth.signIn'), times: 7 },
    { what: 'a wrong password of an agent', prepare: signIn('auth.signInAgent'), times: 7 },
    ask('a forgotten password', (asker, email) => asker.tryCall('auth.requestPasswordReset', { body: { email } })),
    ask('the page of a forgotten password', (_, email) => sendForm(shop, '/en-us/forgot-password', { email })),
    {
      what: 'a code to sign in',
      prepare: async (asker, username) => {
        const recaptcha_response = await solveNatively(asker, 'form')
        const body = { username, codeChallenge: 'c'.repeat(43), recaptcha_response }
        return async () => asReply(await asker.tryCall('auth.requestSignInCode', { body }))
      },
    },
    ask('a subscription', (asker, recipient) =>
      asker.tryCall('subscriptions.create', { body: { channel: 'email', type: 'Newsletter', recipient } }),
    ),
    ask('a stock notice', (asker, email) =>
      asker.tryCall('products.requestStockNotice', { body: { productId: variantId, email } }),
    ),
    ask('an unknown order', (asker, email) =>
      asker.tryCall('orders.track', { body: { orderNumber: 'LH99999999', email } }),
    ),
    {
      what: 'a question',
      prepare: async (asker, email) => {
        const body = { category: 'order', subject: 'whereIsIt', name: 'Bo', email, message: 'Where is my order?' }
        const recaptcha_response = await solveNatively(asker, 'form')
        return async () => asReply(await asker.tryCall('contact.create', { body: { ...body, recaptcha_response } }))
      },
    },
    {
      what: 'a fault of an item of an unknown order',
      prepare: async (asker, email) => {
        const item = { orderNumber: 'LH99999999', itemId: 'x', fault: 'sole', remedy: 'repair' }
        const person = { name: 'Bo', email, message: 'The sole came off after a week.' }
        const body = { ...item, ...person, recaptcha_response: await solveNatively(asker, 'form') }
        return async () => asReply(await asker.tryCall('supportCases.createWarranty', { body }))
      },
    },
    ask('a withdrawal', (_, email) =>
      shop
        .client()
        .withToken(null, 'de-de')
        .tryCall('withdrawals.declare', { body: { name: 'Bo Elm', contract: 'LH99999999', email } }),
    ),
    {
      what: 'the address of an order',
      prepare: async (asker, email) => {
        const { id: basketId } = await createCartWith(asker, variantId)
        const address = { ...addressOf('en-us'), email }
        return async () =>
          asReply(await asker.tryCall('cart.setShippingAddress', { params: { basketId }, body: { address } }))
      },
    },
  ]
}
