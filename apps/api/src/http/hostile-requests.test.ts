import { request as httpRequest } from 'node:http'
import { type CallContract, type CallId, calls, isBackofficeCall } from '@lacehouse/contracts'
import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import {
  addConsumer,
  addPerson,
  addTestStores,
  createCartWith,
  createDraw,
  drawSeed,
  type HostileRequest,
  hugeBody,
  listHostileRequests,
  listQuantityRequests,
  openBackoffice,
  type RealIds,
  reservedVariant,
  startTestApi,
  type TestApi,
  type TestShopper,
  testProducts,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
let guest: Role
let member: Role
let staff: Role
let office: Role
beforeAll(async () => {
  api = await startTestApi()
  await addTestStores(api.database.db)
  api.deps.stores.drop()
  guest = await openRole(await api.client.createGuest())
  member = await openRole(await addPerson(api, { points: 2000, credit: 5000 }))
  staff = await openRole(await openStaff())
  office = staff
})
afterAll(() => api.close())

/** A shopper with a session, their data, and every request with its ids. */
type Role = {
  readonly shopper: TestShopper
  readonly ids: RealIds
  readonly requests: readonly HostileRequest[]
  /** The session of the back office. */
  readonly cookie?: string
}

const openRole = async (shopper: TestShopper): Promise<Role> => {
  const cart = await createCartWith(shopper, variantOf('court'))
  const ids = {
    cartId: cart.id,
    itemId: cart.items[0]?.id ?? '',
    variantId: variantOf('court'),
    productId: testProducts.court,
    id: testProducts.court,
    storeId: testStores.soho,
    reservedId: reservedVariant,
    email: 'bo@example.com',
  }
  return { shopper, ids, requests: listHostileRequests(ids) }
}

const openStaff = async (): Promise<TestShopper> => {
  const { consumerNo: id } = await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })
  const session = { kind: 'consumer', id, consumerType: 'STORE_EMPLOYEE', siteId: 'LH-US' } as const
  return { ...api.client.withToken(api.deps.tokens.issue(session).accessToken), id }
}

/** Returns the session that the call requires, because a call without the right session is refused before its fields are read. */
const roleOf = (call: string): Role => {
  const { session } = calls[call as CallId]
  if (session === 'backoffice') return office
  if (session === 'staff') return staff
  return session === 'consumer' ? member : guest
}

const byte = () => 1 + Math.floor(Math.random() * 254)

const send = async ({ call, method, target, body }: HostileRequest) => {
  const { shopper, cookie } = roleOf(call)
  const response = await fetch(`${api.url}${target}`, {
    method,
    headers: {
      ...(cookie ? { cookie, origin: api.url } : { authorization: `Bearer ${shopper.token}` }),
      // Each request has its own address, because otherwise the limits would refuse most of them.
      'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body,
  })
  const text = await response.text()
  const { headers, status } = response
  return { status, type: headers.get('content-type'), sniffing: headers.get('x-content-type-options'), text }
}

const listProblems = (
  { call, what, mustBeRefused }: HostileRequest,
  answer: Awaited<ReturnType<typeof send>>,
): string[] => {
  const summary = `${call}: ${what} was answered ${answer.status} ${answer.text.slice(0, 200)}`
  if (answer.status >= 500) return [summary]
  if (answer.sniffing !== 'nosniff') return [`${summary}, and a browser might take it for a page`]
  if (answer.status < 400) return mustBeRefused ? [summary] : []
  const hasErrorId = answer.type?.startsWith('application/json') && JSON.parse(answer.text).errorDetails?.[0]?.errorId
  return hasErrorId ? [] : [`${summary}, without an id of the catalogue`]
}

const atOnce = 8

// Each run sends another sample of the requests of a call; `npm run prove` sends them all.
const oneIn = Number(process.env.PROOF_ONE_IN ?? 4)
const draw = createDraw(drawSeed('T20'))

test.each(Object.keys(calls))(
  'T20: %s accepts no smuggled fields, odd values or markup, and never fails',
  { timeout: 60_000 },
  async (call) => {
    // Some calls of the back office end its session, so that each has its own.
    if (isBackofficeCall(call))
      office = { ...staff, cookie: (await openBackoffice(api, { rights: staffRights })).cookie }
    const own = roleOf(call).requests.filter((one) => one.call === call && draw(oneIn) === 0)
    const faults: string[] = []
    for (let from = 0; from < own.length; from += atOnce)
      await Promise.all(
        own.slice(from, from + atOnce).map(async (one) => faults.push(...listProblems(one, await send(one)))),
      )
    expect(faults).toEqual([])
  },
)

test('T20: every invalid quantity is refused where a valid one is accepted', { timeout: 60_000 }, async () => {
  const faults: string[] = []
  const { ids } = await openRole(guest.shopper)
  for (const { honest, hostile } of listQuantityRequests(ids)) {
    const right = await send(honest)
    if (right.status >= 400) faults.push(`${honest.call}: ${honest.what} was refused: ${right.text.slice(0, 200)}`)
    for (const one of hostile) faults.push(...listProblems(one, await send(one)))
  }
  expect(faults).toEqual([])
})

test('T20: the hostile requests change no price, quantity or total that a shopper may not change', async () => {
  for (const { shopper, ids } of [guest, member, staff]) {
    const { items, currency, totals } = await shopper.call('cart.get', { params: { basketId: ids.cartId } })
    expect(currency).toBe('USD')
    for (const { qty, price } of items)
      expect([Number.isInteger(qty) && qty > 0, price.current >= 25]).toEqual([true, true])
    expect(totals.total).toBeGreaterThanOrEqual(0)
    const { rows } = await api.database.db.pool.query(`select 1 from orders where cart_id = $1`, [ids.cartId])
    expect(rows).toEqual([])
  }
})

const sendHuge = (contract: CallContract, body: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const target = contract.path.replaceAll(/\{\w+\}/g, guest.ids.cartId)
    const headers = {
      authorization: `Bearer ${guest.shopper.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    }
    const sent = httpRequest(`${api.url}${target}`, { method: contract.method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })

test('T20: every call refuses a body of 10 MB, or above its own bound, before reading it', async () => {
  const withBody = Object.entries<CallContract>(calls).filter(([, contract]) => contract.body)
  for (const [call, contract] of withBody) {
    const body = hugeBody(contract.largeBody)
    expect([call, await sendHuge(contract, body)]).toEqual([call, 413])
  }
})
