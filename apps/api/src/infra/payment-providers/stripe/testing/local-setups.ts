import { randomUUID } from 'node:crypto'
import { card, declines, invalid, type Reply, refuse } from './local-replies.ts'

/** The end of the id of a card that is verified, and whose charges are declined. */
export const failing = '-charges-fail'

export type Setup = {
  readonly id: string
  readonly object: 'setup_intent'
  status: string
  readonly customer: string
  payment_method: string | null
  readonly usage: string
  readonly metadata: { readonly order: string; readonly customer: string }
  next_action: object | null
  last_setup_error: object | null
}

/** Creates the setup intents of a local Stripe, which attach cards to its customers. */
export function createLocalSetups(customers: ReadonlyMap<string, string[]>) {
  const setups = new Map<string, Setup>()

  const attach = (cards: string[], token: string): string => {
    if (cards.includes(token)) return token
    const id = `pm_${randomUUID()}${token === 'pm_card_chargeCustomerFail' ? failing : ''}`
    cards.push(id)
    return id
  }

  const create = (form: URLSearchParams): Reply => {
    const token = form.get('payment_method') ?? ''
    const cards = customers.get(form.get('customer') ?? '')
    if (!cards || !(token.startsWith('pm_card_') || cards.includes(token)) || form.get('confirm') !== 'true')
      return invalid(`No such PaymentMethod: '${token}'`)
    const declined = declines[token]
    if (declined) return refuse(402, { type: 'card_error', ...declined })
    const isAsked = token === 'pm_card_authenticationRequired'
    const setup = toSetup(form, isAsked)
    setups.set(setup.id, setup)
    if (isAsked) return { status: 200, body: setup }
    setup.payment_method = attach(cards, token)
    const isExpanded = form.get('expand[0]') === 'payment_method'
    const method = isExpanded ? { id: setup.payment_method, object: 'payment_method', card } : setup.payment_method
    return { status: 200, body: { ...setup, payment_method: method } }
  }

  return {
    create,
    /** Answers a request about one setup intent. */
    route: (id: string, action: string): Reply => {
      const setup = setups.get(id)
      if (!setup) return refuse(404, { type: 'invalid_request_error', code: 'resource_missing' })
      if (action === 'cancel') Object.assign(setup, { status: 'canceled', next_action: null })
      return { status: 200, body: setup }
    },
    list: (order: string): readonly Setup[] => [...setups.values()].filter(({ metadata }) => metadata.order === order),
    /** Lets the card's holder answer the bank. */
    answer: (id: string, isRight: boolean): void => {
      const setup = setups.get(id)
      const cards = customers.get(setup?.customer ?? '')
      if (!setup || !cards) return
      setup.status = isRight ? 'succeeded' : 'requires_payment_method'
      setup.payment_method = isRight ? attach(cards, 'pm_card_visa') : null
      setup.last_setup_error = isRight ? null : { code: 'setup_intent_authentication_failure' }
    },
  }
}

const toSetup = (form: URLSearchParams, isAsked: boolean): Setup => ({
  id: `seti_${randomUUID()}`,
  object: 'setup_intent',
  status: isAsked ? 'requires_action' : 'succeeded',
  customer: form.get('customer') ?? '',
  payment_method: null,
  usage: form.get('usage') ?? '',
  metadata: { order: form.get('metadata[order]') ?? '', customer: form.get('metadata[customer]') ?? '' },
  next_action: isAsked
    ? { type: 'redirect_to_url', redirect_to_url: { url: 'https://hooks.stripe.com/3d_secure_2/hosted' } }
    : null,
  last_setup_error: null,
})
