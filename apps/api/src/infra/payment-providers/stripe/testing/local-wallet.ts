import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Reply = { readonly status: number; readonly body: object }

export function refuse(status: number, error: object): Reply {
  return { status, body: { error } }
}
export function invalid(message: string): Reply {
  return refuse(400, { type: 'invalid_request_error', message })
}

/** Declined cards by the names of Stripe's test cards. */
export const declines: Readonly<Record<string, object>> = {
  pm_card_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
  pm_card_chargeDeclinedFraudulent: { code: 'card_declined', decline_code: 'fraudulent' },
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card', decline_code: 'expired_card' },
}

const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 }

export type LocalWallet = ReturnType<typeof createLocalWallet>

/** Creates an in-memory store of customers with their saved cards. */
export function createLocalWallet() {
  const customers = new Map<string, string[]>()

  const setUp = (form: URLSearchParams): Reply => {
    const token = form.get('payment_method') ?? ''
    const cards = customers.get(form.get('customer') ?? '')
    if (!cards || !token.startsWith('pm_card_') || form.get('confirm') !== 'true')
      return invalid(`No such PaymentMethod: '${token}'`)
    const declined = declines[token]
    if (declined) return refuse(402, { type: 'card_error', ...declined })
    const setup = { id: `seti_${randomUUID()}`, object: 'setup_intent' }
    if (token === 'pm_card_authenticationRequired')
      return { status: 200, body: { ...setup, status: 'requires_action', payment_method: null } }
    const id = `pm_${randomUUID()}`
    cards.push(id)
    return {
      status: 200,
      body: { ...setup, status: 'succeeded', payment_method: { id, object: 'payment_method', card } },
    }
  }

  const describe = (id: string): Reply => {
    const [customer = null] = [...customers].find(([, cards]) => cards.includes(id)) ?? []
    if (!customer && !id.startsWith('pm_card_'))
      return refuse(404, { type: 'invalid_request_error', code: 'resource_missing' })
    return { status: 200, body: { id, object: 'payment_method', type: 'card', card, customer } }
  }

  return {
    /** Answers requests about customers, setup intents and payment methods; returns null for other requests. */
    route: ({ method, url = '/' }: IncomingMessage, form: URLSearchParams): Reply | null => {
      const { pathname } = new URL(url, 'http://local')
      if (pathname === '/v1/setup_intents') return setUp(form)
      const [, methodId] = /^\/v1\/payment_methods\/([\w-]+)$/.exec(pathname) ?? []
      if (methodId !== undefined) return describe(methodId)
      const [, id] = /^\/v1\/customers(?:\/(\w+))?$/.exec(pathname) ?? [null, null]
      if (id === null) return null
      if (id && method === 'DELETE') {
        customers.delete(id)
        return { status: 200, body: { id, object: 'customer', deleted: true } }
      }
      const made = `cus_${randomUUID().replaceAll('-', '')}`
      customers.set(made, [])
      return { status: 200, body: { id: made, object: 'customer' } }
    },
    /** Says whether a saved card belongs to a customer. */
    isOf: (card: string, customer: string | null): boolean => customers.get(customer ?? '')?.includes(card) ?? false,
    listCustomers: (): readonly string[] => [...customers.keys()],
  }
}
