import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { card, type Reply, refuse } from './local-replies.ts'
import { createLocalSetups } from './local-setups.ts'

export type LocalWallet = ReturnType<typeof createLocalWallet>

/** Creates an in-memory store of customers with their saved cards. */
export function createLocalWallet() {
  const customers = new Map<string, string[]>()
  const setups = createLocalSetups(customers)

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
      if (pathname === '/v1/setup_intents') return setups.create(form)
      const [, setupId, action = ''] = /^\/v1\/setup_intents\/([\w-]+)(?:\/(\w+))?$/.exec(pathname) ?? []
      if (setupId !== undefined) return setups.route(setupId, action)
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
    listSetups: setups.list,
    answerSetup: setups.answer,
  }
}
