import { type AgentRight, agentRights } from '@lacehouse/domain/agents/agent-rights'
import { type StaffRight, staffRights } from '@lacehouse/domain/staff/staff-rights'
import {
  addConsumer,
  addStaff,
  createCartWith,
  openBackoffice,
  openReadyCart,
  placeThrough,
  putCode,
  signInByCode,
  type TestShopper,
} from '@lacehouse/test-kit'
import { openOwned } from '@lacehouse/test-kit/api/open-owner'
import type { OwnedIds } from '@lacehouse/test-kit/proof/list-naming-requests'
import type { ProofShop } from '../shop/open-proof-shop.ts'
import { toStaffShop } from '../shop/to-staff-shop.ts'

/**
 * What a session of a kind may do: `consumer` calls and `staff` calls, or nothing; an agent who acts has the rights of their roles, and a
 * session of the back office those of its member.
 */
export type Caller = {
  readonly name: string
  readonly shopper: TestShopper
  readonly session: 'none' | 'guest' | 'consumer' | 'staff' | 'backoffice'
  readonly acts?: readonly AgentRight[]
  readonly inStore?: true
  readonly rights?: readonly StaffRight[]
}

type Own = NonNullable<Parameters<typeof addConsumer>[1]>

const signIn = async (shop: ProofShop, own: Own = {}): Promise<TestShopper> => {
  const { consumerNo } = await addConsumer(shop.database, own)
  return signInByCode(shop.client(), await putCode(shop.database, consumerNo))
}

const supporter = ['customers.act'] as const

const openAgent = async (shop: ProofShop, rights: readonly AgentRight[]): Promise<TestShopper> => {
  const { consumerNo } = await addStaff(toStaffShop(shop), { rights })
  return signInByCode(shop.client(), await putCode(shop.database, consumerNo))
}

const act = async (shop: ProofShop, rights: readonly AgentRight[]): Promise<TestShopper> => {
  const { consumerNo } = await addConsumer(shop.database)
  const agent = await openAgent(shop, rights)
  const { accessToken } = await agent.call('auth.actForCustomer', { body: { consumerNo } })
  return shop.client().withToken(accessToken, 'en-us', consumerNo)
}

/** Opens a session of the back office, by cookie, for a new member with these rights. */
const openMember = async (shop: ProofShop, name: string, rights: readonly StaffRight[]): Promise<Caller> => {
  const { consumerNo, call, tryCall } = await openBackoffice(toStaffShop(shop), { rights })
  return {
    name,
    session: 'backoffice',
    rights,
    shopper: { token: '', locale: 'en-us', id: consumerNo, call: call as TestShopper['call'], tryCall },
  }
}

/** A token with another payload under the signature of a real one. */
const forge = (token: string): string => {
  const [head = '', payload = '', ...rest] = token.split('.')
  const at = Math.floor(payload.length / 2)
  const other = payload[at] === 'A' ? 'B' : 'A'
  return [head, payload.slice(0, at) + other + payload.slice(at + 1), ...rest].join('.')
}

/** Every kind of session, each by its name. */
export const callerKinds: Readonly<Record<string, (shop: ProofShop) => Promise<Caller>>> = {
  anyone: async (shop) => ({ name: 'anyone', shopper: shop.client().withToken(null), session: 'none' }),
  'a forged token': async (shop) => {
    const { token } = await signIn(shop)
    return { name: 'a forged token', shopper: shop.client().withToken(forge(token)), session: 'none' }
  },
  guest: async (shop) => ({ name: 'guest', shopper: await shop.client().createGuest(), session: 'guest' }),
  consumer: async (shop) => ({ name: 'consumer', shopper: await signIn(shop), session: 'consumer' }),
  employee: async (shop) => ({
    ...{ name: 'employee', session: 'consumer' },
    shopper: await signIn(shop, { consumerType: 'EMPLOYEE' }),
  }),
  athlete: async (shop) => ({
    ...{ name: 'athlete', session: 'consumer' },
    shopper: await signIn(shop, { consumerType: 'ATHLETE' }),
  }),
  'store staff': async (shop) => ({
    ...{ name: 'store staff', session: 'staff', inStore: true },
    shopper: await signIn(shop, { consumerType: 'STORE_EMPLOYEE' }),
  }),
  agent: async (shop) => ({ name: 'agent', shopper: await openAgent(shop, agentRights), session: 'staff' }),
  'an acting supporter': async (shop) => ({
    ...{ name: 'an acting supporter', session: 'consumer', acts: supporter },
    shopper: await act(shop, supporter),
  }),
  'an acting supervisor': async (shop) => ({
    ...{ name: 'an acting supervisor', session: 'consumer', acts: agentRights },
    shopper: await act(shop, agentRights),
  }),
  'staff without rights': (shop) => openMember(shop, 'staff without rights', []),
}

/** A member of staff with every right, who may do everything in the back office and to whom nothing is foreign. */
export function openAdministrator(shop: ProofShop): Promise<Caller> {
  return openMember(shop, 'staff with rights', staffRights)
}

/** Gives a caller data of their own, so that what lies in a cart, an order or a list is looked for in one of theirs. */
export async function openOwn(shop: ProofShop, { name, shopper, session }: Caller): Promise<Partial<OwnedIds>> {
  if (session === 'none' || session === 'backoffice') return {}
  const [variantId = ''] = shop.variantIds
  if (name === 'consumer') return openOwned(shopper, variantId)
  return { ...(await openOwnCart(shop, shopper)), ...(session === 'guest' && (await order(shopper, variantId))) }
}

const order = async (shopper: TestShopper, variantId: string): Promise<Partial<OwnedIds>> => {
  const { body } = await placeThrough(shopper, await openReadyCart(shopper, variantId))
  return { order: body.orderNumber, orderItem: body.items[0]?.id ?? '' }
}

/** Creates a cart with an item. */
export async function openOwnCart(shop: ProofShop, shopper: TestShopper): Promise<Partial<OwnedIds>> {
  const [variantId = ''] = shop.variantIds
  const cart = await createCartWith(shopper, variantId)
  return { cart: cart.id, item: cart.items[0]?.id ?? '' }
}
