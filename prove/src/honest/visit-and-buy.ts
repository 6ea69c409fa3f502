import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import { addressOf, createCartWith, outcomeOf, placeThrough, type TestShopper } from '@lacehouse/test-kit'
import type { ProofShop } from '../shop/open-proof-shop.ts'
import { passChallenges } from './pass-challenges.ts'

/** A visit of an honest shopper, with the milliseconds of its pages and calls. */
export type Visit = {
  /** The state of the order, `finalised` if it is paid; otherwise why there is none. */
  readonly outcome: string
  readonly pages: readonly number[]
  readonly calls: readonly number[]
  /** On the clock of `performance.now()`. */
  readonly ended: number
}

export type Visitor = {
  readonly variantId: string
  /** Paths of the pages that the shopper looks at first. */
  readonly paths: readonly string[]
  /** The shopper's address; by default each call has another. */
  readonly address?: string | undefined
}

const longestPlacement = seconds(20)
let visits = 0

/** Looks at pages, fills a cart, pays by card and waits for the order, with an email of its own. */
export async function visitAndBuy(shop: ProofShop, { variantId, paths, address }: Visitor): Promise<Visit> {
  const pages: number[] = []
  const calls: number[] = []
  visits += 1
  const email = `honest-${Date.now()}-${visits}@example.com`
  const look = async (): Promise<string> => {
    for (const path of paths) pages.push(await readPage(shop, path, address))
    const client = address === undefined ? shop.client() : shop.client().at(address)
    const shopper = passChallenges(await client.createGuest(), (milliseconds) => calls.push(milliseconds))
    return buy(shopper, variantId, email)
  }
  const outcome = await look().catch(String)
  return { outcome, pages, calls, ended: performance.now() }
}

const readPage = async (shop: ProofShop, path: string, address?: string): Promise<number> => {
  const begun = performance.now()
  const headers = { accept: 'text/html', ...(address !== undefined && { 'x-forwarded-for': address }) }
  const answer = await fetch(`${shop.url()}${path}`, { headers })
  await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  return performance.now() - begun
}

const buy = async (shopper: TestShopper, variantId: string, email: string): Promise<string> => {
  const { id } = await createCartWith(shopper, variantId)
  const params = { basketId: id }
  const address = { ...addressOf(shopper.locale), email }
  await shopper.call('cart.setShippingAddress', { params, body: { address } })
  await shopper.call('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
  const card = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' } as const
  await shopper.call('cart.addPaymentInstrument', { params, body: card })
  await shopper.call('checkout.prepareOrder', { body: { basketId: id } })
  const answer = await placeThrough(shopper, id)
  return answer.status < 400 ? waitForEnd(shopper, answer.body.orderNumber) : outcomeOf(answer)
}

const waitForEnd = async (shopper: TestShopper, orderNumber: string): Promise<string> => {
  for (const until = Date.now() + longestPlacement; ; await pause(200)) {
    const { state } = await shopper.call('checkout.getOrder', { params: { orderNumber } })
    if ((state !== 'processing' && state !== 'payment_pending') || Date.now() > until) return state
  }
}
