import type { ErrorReply } from '@lacehouse/contracts'
import { addressOf, createCartWith, demoPassword, type TestReply, type TestShopper } from '@lacehouse/test-kit'
import { solveNatively } from '../proof-of-work/solve-natively.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'

type Reply = TestReply<ErrorReply>

/** A call that takes something that could be guessed. */
type Guess = {
  /** The number of tries that one call is. */
  readonly tries: number
  readonly send: (guesser: TestShopper, nth: number) => Promise<Reply>
}

/** Calls that take the same secret, whose tries count together. */
export type GuessGroup = {
  readonly name: string
  readonly guesses: readonly Guess[]
  /** Sends a right guess, where there is one that any shopper could make. */
  readonly sendRight?: (guesser: TestShopper) => Promise<Reply>
  /** Fewer guesses than usual, because each needs a proof of work. */
  readonly most?: number
}

const asReply = (reply: TestReply<unknown>): Reply => reply as Reply

/** A cart of the guesser, made from another address, so that only the guess itself is counted. */
const openCart = async (shop: ProofShop, { token }: TestShopper): Promise<string> => {
  const [variantId = ''] = shop.variantIds
  return (await createCartWith(shop.client().withToken(token), variantId)).id
}

const coupons = (shop: ProofShop): GuessGroup => {
  const apply = async (guesser: TestShopper, code: string): Promise<Reply> => {
    const cartId = await openCart(shop, guesser)
    return asReply(await guesser.tryCall('coupons.apply', { body: { cartId, code } }))
  }
  return {
    name: 'coupons',
    guesses: [
      { tries: 1, send: (guesser, nth) => apply(guesser, `guess-${nth}`) },
      {
        tries: 5,
        send: async (guesser, nth) => {
          const couponCodes = Array.from({ length: 5 }, (_, at) => `GUESS-${nth}-${at}`)
          return asReply(await guesser.tryCall('cart.create', { body: { couponCodes } }))
        },
      },
    ],
    sendRight: (guesser) => apply(guesser, 'lace5'),
  }
}

const storedCards = (shop: ProofShop): GuessGroup => {
  const askBalance = async (guesser: TestShopper, number: string, pin: string): Promise<Reply> =>
    asReply(await guesser.tryCall('balances.giftCard', { body: { number, pin } }))
  const add = async (guesser: TestShopper, body: object): Promise<Reply> => {
    const basketId = await openCart(shop, guesser)
    return asReply(await guesser.tryCall('cart.addPaymentInstrument', { params: { basketId }, body }))
  }
  const numberOf = (nth: number): string => `60064900${99_000_000 + nth}`
  return {
    name: 'gift cards and reward codes',
    guesses: [
      { tries: 1, send: (guesser, nth) => askBalance(guesser, numberOf(nth), '0000') },
      {
        tries: 1,
        send: (guesser, nth) => add(guesser, { payment_method_id: 'GIFT_CARD', number: numberOf(nth), pin: '0000' }),
      },
      {
        tries: 1,
        send: (guesser, nth) => add(guesser, { payment_method_id: 'REWARD_CODE', number: `THANKS-US-${100 + nth}` }),
      },
    ],
    sendRight: (guesser) => askBalance(guesser, '6006490021190100', '2468'),
  }
}

const orderNumbers = (numbers: readonly string[]): GuessGroup => ({
  name: 'order numbers and links to orders',
  guesses: [
    {
      tries: 1,
      send: async (guesser, nth) => {
        const orderNumber = numbers[nth % numbers.length] ?? ''
        return asReply(await guesser.tryCall('checkout.getOrder', { params: { orderNumber } }))
      },
    },
    {
      tries: 1,
      send: async (guesser, nth) => {
        const orderNo = numbers[nth % numbers.length] ?? ''
        const body = { grantType: 'guest', orderNo, st: `${nth}.forged`, action: 'view' }
        return asReply(await guesser.tryCall('auth.token', { body }))
      },
    },
  ],
})

const oneTimeCodes: GuessGroup = {
  name: 'one-time codes',
  guesses: [
    {
      tries: 1,
      send: async (guesser, nth) => {
        const body = { authorizationCode: `guess${nth}`.padEnd(43, 'x'), codeVerifier: 'v'.repeat(43) }
        return asReply(await guesser.tryCall('auth.token', { body }))
      },
    },
  ],
}

/** Emails that have ordered: the code for a first order lapses for them. Each session has one cart and changes its email. */
const emails = (shop: ProofShop): GuessGroup => {
  const carts = new Map<string, Promise<string>>()
  const openWithCode = async (guesser: TestShopper): Promise<string> => {
    const cartId = await openCart(shop, guesser)
    await shop
      .client()
      .withToken(guesser.token)
      .call('coupons.apply', { body: { cartId, code: 'WELCOME10' } })
    return cartId
  }
  return {
    name: 'emails that have ordered',
    guesses: [
      {
        tries: 1,
        send: async (guesser, nth) => {
          const cart = carts.get(guesser.token) ?? openWithCode(guesser)
          carts.set(guesser.token, cart)
          const params = { basketId: await cart }
          const address = { ...addressOf('en-us'), email: `visitor-${nth}@example.com` }
          return asReply(await guesser.tryCall('cart.setShippingAddress', { params, body: { address } }))
        },
      },
    ],
  }
}

const passwords = (shop: ProofShop): GuessGroup => {
  const signIn = async (guesser: TestShopper, username: string, password: string): Promise<Reply> => {
    const recaptcha_response = await solveNatively(shop.client().withToken(null), 'form')
    const body = { username, password, codeChallenge: 'c'.repeat(43), recaptcha_response }
    return asReply(await guesser.tryCall('auth.signIn', { body }))
  }
  return {
    name: 'passwords',
    most: 14,
    guesses: [{ tries: 1, send: (guesser, nth) => signIn(guesser, `unknown-${nth}@example.com`, 'Wrong-Password-1') }],
    sendRight: (guesser) => signIn(guesser, 'consumer.us@lacehouse.test', demoPassword),
  }
}

/** Everything that could be guessed. `numbers` are the order numbers of other shoppers. */
export function listGuessGroups(shop: ProofShop, numbers: readonly string[]): GuessGroup[] {
  return [coupons(shop), storedCards(shop), orderNumbers(numbers), oneTimeCodes, emails(shop), passwords(shop)]
}
