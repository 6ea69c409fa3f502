import { addressOf } from '@lacehouse/test-kit'
import type { HttpClient } from '../measure/http-client.ts'

type ReplyItem = { readonly id: string; readonly bonus: boolean }
type Reply = { readonly id: string; readonly state?: string; readonly items?: readonly ReplyItem[] }

/** A guest of the measured shop; a refused call throws, because it must not be measured. */
export type Shopper = {
  readonly token: string
  /** Returns a function that parses the reply, since parsing costs processor time of the measured machine. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<() => Reply>
}

const locale = 'en-us'

const byte = (): number => 1 + Math.floor(Math.random() * 254)

/** Gives a random internet address, so that the limits of one visitor are not reached. */
export function randomAddress(): string {
  return `10.${byte()}.${byte()}.${byte()}`
}

export async function createShopper(client: HttpClient): Promise<Shopper> {
  const address = randomAddress()
  const call = async (token: string | undefined, [method, path, body]: [string, string, unknown]) => {
    const answer = await client.send(method, `${path}?locale=${locale}`, { token, body, address })
    if (answer.status >= 400)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.body.toString()}`)
    return () => JSON.parse(answer.body.toString())
  }
  const issued = await call(undefined, ['POST', '/token/v2/auth/token', { grantType: 'guest' }])
  const { accessToken } = issued()
  return { token: accessToken, call: (method, path, body) => call(accessToken, [method, path, body]) }
}

/** A guest's cart that is ready to be ordered. */
export type ReadyCart = { readonly shopper: Shopper; readonly cartId: string }

/** Makes the calls of a guest's checkout except the last, in the order of the pages. */
export async function makeReady(client: HttpClient, productId: string): Promise<ReadyCart> {
  const shopper = await createShopper(client)
  const { call } = shopper
  const made = await call('POST', '/cart/v1/cartWithItem', { productId, qty: 1 })
  const { id: cartId } = made()
  const base = `/cart/v1/cart/${cartId}`
  await call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { address: addressOf(locale) })
  await call('POST', `${base}/billingAddress`, { sameAsShipping: true })
  const instrument = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' }
  await call('POST', `${base}/paymentInstruments`, instrument)
  await call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId })
  return { shopper, cartId }
}

/** Places the order of a cart, and pays for it. */
export async function place({ shopper, cartId }: ReadyCart): Promise<void> {
  const placed = await shopper.call('PUT', '/cart/v2/checkout/order', { cartId })
  const { state } = placed()
  if (state !== 'finalised') throw new Error(`an order came to be ${state}`)
}

/** The whole checkout of a guest: seven calls. */
export async function checkOut(client: HttpClient, productId: string): Promise<void> {
  return place(await makeReady(client, productId))
}

export type FilledCart = {
  readonly shopper: Shopper
  readonly cartId: string
  /** The ids of the lines without gifts. */
  readonly itemIds: readonly string[]
}

/** Makes a guest's cart with a line for each product. */
export async function fillCart(client: HttpClient, productIds: readonly string[]): Promise<FilledCart> {
  const shopper = await createShopper(client)
  const items = productIds.map((productId, index) => ({ productId, qty: 1, recipeId: `line-${index}` }))
  const made = await shopper.call('POST', '/cart/v1/cart', { items })
  const { id, items: lines = [] } = made()
  return { shopper, cartId: id, itemIds: lines.filter(({ bonus }) => !bonus).map((line) => line.id) }
}
