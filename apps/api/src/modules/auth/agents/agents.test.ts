import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import {
  addConsumer,
  addressOf,
  addStaff,
  createCartWith,
  demoPassword,
  makeReady,
  makeVerifier,
  signInAs,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

type Role = 'support' | 'supervisor'

const rightsOf = {
  support: ['customers.act'],
  supervisor: ['customers.act', 'orders.cancel', 'prices.adjust'],
} as const

const addAgent = (api: TestApi, role: Role = 'support') => addStaff(api, { rights: rightsOf[role] })

const logIn = async (api: TestApi, email: string, { password = demoPassword, client = api.client } = {}) => {
  const caller = await client.createGuest()
  const { codeVerifier, codeChallenge } = makeVerifier()
  const answer = await caller.tryCall('auth.signInAgent', { body: { username: email, password, codeChallenge } })
  return { caller, codeVerifier, answer }
}

/** Signs an agent in by their own call. */
const openAgent = async (api: TestApi, role: Role = 'support') => {
  const { email, consumerNo } = await addAgent(api, role)
  const { caller, codeVerifier, answer } = await logIn(api, email)
  const { authorizationCode } = answer.body
  const tokens = await caller.call('auth.token', { body: { authorizationCode, codeVerifier } })
  return { ...api.client.withToken(tokens.accessToken, 'en-us'), id: consumerNo, tokens }
}

const act = async (api: TestApi, agent: TestShopper, consumerNo: string) => {
  const tokens = await agent.call('auth.actForCustomer', { body: { consumerNo } })
  return { ...api.client.withToken(tokens.accessToken, 'en-us'), id: consumerNo, tokens }
}

const actAs = async (api: TestApi, role: Role = 'support') => {
  const { consumerNo } = await addConsumer(api.database.db)
  const agent = await openAgent(api, role)
  return { agent, acting: await act(api, agent, consumerNo), consumerNo }
}

const errorOf = async (answer: Promise<{ status: number; body: { errorDetails?: { errorId: string }[] } }>) =>
  (await answer).body.errorDetails?.[0]?.errorId
const logOf = async (api: TestApi, consumerNo: string) =>
  (
    await api.database.db.pool.query(
      'select actor_id as agent, actor_type as type, action, subject, data, created_at is not null as dated from staff_actions where consumer_no = $1 order by id',
      [consumerNo],
    )
  ).rows

test('an agent signs in by their own call, and has a session of the type AGENT [AUTH-09]', async ({ api }) => {
  const { tokens } = await openAgent(api)
  expect(tokens).toMatchObject({ consumerType: 'AGENT' })
  expect(tokens.agentName).toBeUndefined()
})

test('the sign-in of agents refuses a consumer’s right password, and wrong, malformed and locked ones [AUTH-09] [ERR-01]', async ({
  api,
}) => {
  const { email: consumer } = await addConsumer(api.database.db)
  const { email } = await addAgent(api)
  const client = api.client.at('10.71.0.1')
  const idOf = async (login: string, password = demoPassword) =>
    (await logIn(api, login, { password, client })).answer.body.errorDetails[0]?.errorId
  expect(await idOf(consumer)).toBe('AUT418')
  expect(await idOf('agent@nowhere')).toBe('AUT437')
  expect(await idOf((await addAgent(api)).email, 'short')).toBe('AUT438')
  const wrong: unknown[] = []
  for (let nth = 0; nth < 6; nth += 1) wrong.push(await idOf(email, 'Wrong1234'))
  expect(wrong).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT441', 'AUT423'])
  const { email: gone, consumerNo } = await addAgent(api)
  await api.database.db.pool.query(`update consumers set state = 'disabled' where consumer_no = $1`, [consumerNo])
  expect(await idOf(gone)).toBe('AUT404')
})

test('an agent finds a customer of the site by email, phone and order, and each search is recorded [AUTH-09]', async ({
  api,
}) => {
  const { email, consumerNo } = await addConsumer(api.database.db, { phone: '+14155550199', lastName: 'Finch' })
  const customer = await signInAs(api.client, { email })
  const { id } = await createCartWith(customer, variantOf('court'))
  await makeReady(customer, id)
  const { orderNumber } = await customer.call('checkout.placeOrder', { body: { cartId: id } })
  const agent = await openAgent(api)
  const searches = [{ email: ` ${email.toUpperCase()} ` }, { phone: '(415) 555-0199' }, { orderNumber }]
  for (const body of searches) {
    const { customers } = await agent.call('auth.findCustomers', { body })
    expect(customers).toEqual([
      { consumerNo, firstName: 'Ada', lastName: 'Finch', email, phone: '+14155550199', isLoyaltyMember: false },
    ])
  }
  const { rows } = await api.database.db.pool.query(
    `select subject, data from staff_actions where actor_id = $1 and action = 'customers.find' order by id`,
    [agent.id],
  )
  expect(rows).toEqual(
    searches.map((search) => ({ subject: Object.keys(search)[0], data: { ...search, agent: 'Sam Ortiz' } })),
  )
  expect(await errorOf(agent.tryCall('auth.findCustomers', { body: {} }))).toBe('API400')
  expect(await errorOf(agent.tryCall('auth.findCustomers', { body: { email, phone: '1' } }))).toBe('API400')
})

test('staff, another site’s customers and disabled ones are neither found nor acted for [AUTH-09]', async ({ api }) => {
  const { db } = api.database
  const people = await Promise.all([
    addConsumer(db, { consumerType: 'AGENT' }),
    addConsumer(db, { consumerType: 'STORE_EMPLOYEE' }),
    addConsumer(db, { siteId: 'LH-DE' }),
    addConsumer(db, { state: 'disabled' }),
  ])
  const agent = await openAgent(api, 'supervisor')
  for (const { email, consumerNo } of people) {
    expect((await agent.call('auth.findCustomers', { body: { email } })).customers).toEqual([])
    expect(await errorOf(agent.tryCall('auth.actForCustomer', { body: { consumerNo } }))).toBe('AUT404')
  }
})

test('consumers, guests and store staff can neither search for customers nor act for one [AUTH-09] [AUTH-13]', async ({
  api,
}) => {
  const { consumerNo, email } = await addConsumer(api.database.db)
  const { email: clerk } = await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })
  const callers = [
    await api.client.createGuest(),
    await signInAs(api.client, { email }),
    await signInAs(api.client, { email: clerk }),
  ]
  for (const caller of callers) {
    expect(await errorOf(caller.tryCall('auth.findCustomers', { body: { email } }))).toBe('AUT404')
    expect(await errorOf(caller.tryCall('auth.actForCustomer', { body: { consumerNo } }))).toBe('AUT404')
    expect(await errorOf(caller.tryCall('auth.endActing', {}))).toBe('AUT404')
  }
})

test('an agent who acts has the customer’s session with their own name in it, also after a refresh [AUTH-09]', async ({
  api,
}) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const customer = await signInAs(api.client, { email })
  const { id } = await createCartWith(customer, variantOf('court'))
  const agent = await openAgent(api)
  const acting = await act(api, agent, consumerNo)
  expect(acting.tokens).toMatchObject({ consumerNo, consumerType: 'CONSUMER', basketId: id, agentName: 'Sam Ortiz' })
  expect((await acting.call('cart.get', { params: { basketId: id } })).items).toHaveLength(1)
  const { refreshToken = '' } = acting.tokens
  const fresh = await acting.call('auth.token', { body: { grantType: 'refresh_token', refreshToken } })
  expect(fresh).toMatchObject({ consumerNo, agentName: 'Sam Ortiz' })
  expect(api.deps.tokens.find(fresh.accessToken, 'access')).toMatchObject({
    agent: { id: agent.id, rights: ['customers.act'] },
  })
  // The agent's own session ended when the acting began.
  expect(await errorOf(agent.tryCall('auth.findCustomers', { body: { email } }))).toBe('AUT432')
})

test('an agent who is disabled, or no agent any more, loses the customer’s session with the next refresh [AUTH-09]', async ({
  api,
}) => {
  const { acting, agent } = await actAs(api)
  await api.database.db.pool.query(`update consumers set consumer_type = 'CONSUMER' where consumer_no = $1`, [agent.id])
  const { refreshToken = '' } = acting.tokens
  const body = { grantType: 'refresh_token', refreshToken } as const
  expect(await errorOf(acting.tryCall('auth.token', { body }))).toBe('AUT432')
  expect(await errorOf(acting.tryCall('auth.endActing', {}))).toBe('AUT404')
})

test('the end of the acting ends the customer’s session, and the agent may act for the next customer [AUTH-09]', async ({
  api,
}) => {
  const { acting, consumerNo } = await actAs(api)
  const tokens = await acting.call('auth.endActing', {})
  expect(tokens).toMatchObject({ consumerType: 'AGENT' })
  expect(await errorOf(acting.tryCall('consumer.get', {}))).toBe('AUT432')
  const agent = api.client.withToken(tokens.accessToken, 'en-us')
  const next = await addConsumer(api.database.db)
  expect((await act(api, agent, next.consumerNo)).tokens.consumerNo).toBe(next.consumerNo)
  expect((await logOf(api, consumerNo)).map(({ action }) => action)).toEqual([
    'acting.begin',
    'auth.endActing',
    'acting.end',
  ])
})

test('an order, a change of the profile and an address name the agent and the customer, with the profile before and after [AUTH-09]', async ({
  api,
}) => {
  const { acting, agent, consumerNo } = await actAs(api)
  const { id } = await createCartWith(acting, variantOf('court'))
  await makeReady(acting, id)
  const { orderNumber } = await acting.call('checkout.placeOrder', { body: { cartId: id } })
  const { rows } = await api.database.db.pool.query('select owner_id as owner, doc from orders where number = $1', [
    orderNumber,
  ])
  expect(rows[0]).toMatchObject({ owner: consumerNo, doc: { placedBy: { id: agent.id, name: 'Sam Ortiz' } } })
  await acting.call('consumer.update', { body: { consumerProfile: { consumerDetails: { firstName: 'Adela' } } } })
  const address = { ...addressOf('en-us'), approachType: 'S' as const }
  await acting.call('consumer.addAddress', { body: { address } })
  const log = await logOf(api, consumerNo)
  for (const entry of log) expect(entry).toMatchObject({ agent: agent.id, type: 'AGENT', dated: true })
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['checkout.placeOrder', 'consumer.update', 'consumer.addAddress']),
  )
  expect(log.find(({ action }) => action === 'profile.change')).toMatchObject({
    subject: consumerNo,
    data: { agent: 'Sam Ortiz', before: { firstName: 'Ada' }, after: { firstName: 'Adela' } },
  })
  await expect(
    api.database.db.pool.query(`delete from staff_actions where consumer_no = $1`, [consumerNo]),
  ).rejects.toThrow('append-only')
})

const refused = (Object.entries(calls) as [CallId, CallContract][])
  .filter(([, { agents }]) => agents === 'refused')
  .map(([id]) => id)

test('credentials, sessions, copies of all data, new cards and the agents’ own calls are refused to an agent who acts [AUTH-09] [AUTH-13]', async ({
  api,
}) => {
  expect(refused).toEqual(
    expect.arrayContaining([
      ...(['auth.changePassword', 'auth.requestPasswordReset', 'auth.resetPassword', 'auth.signIn'] as const),
      ...(['auth.getSecurity', 'auth.endSession', 'auth.endOtherSessions', 'auth.confirmEmail'] as const),
      ...([
        'privacy.requestExport',
        'privacy.getExport',
        'privacy.requestDeletion',
        'privacy.takeDeletionBack',
      ] as const),
      ...(['consumer.addCard', 'consumer.cardSession', 'auth.actForCustomer', 'auth.findCustomers'] as const),
    ]),
  )
  const { acting } = await actAs(api, 'supervisor')
  for (const id of refused) {
    const { method, path } = calls[id]
    const answer = await fetch(
      `${api.url}${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}?locale=en-us`,
      {
        method,
        headers: { authorization: `Bearer ${acting.tokens.accessToken}`, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify({}) }),
      },
    )
    const { errorDetails } = (await answer.json()) as { errorDetails?: { errorId: string }[] }
    // A malformed body is refused before the rights are looked at; a valid one is not needed to see that nothing is done.
    expect([id, ['AUT404', 'API400'].includes(errorDetails?.[0]?.errorId ?? '')]).toEqual([id, true])
  }
  const body = { currentPassword: demoPassword, newPassword: 'Another1234' }
  expect(await errorOf(acting.tryCall('auth.getSecurity', {}))).toBe('AUT404')
  expect(await errorOf(acting.tryCall('privacy.requestExport', { body: {} }))).toBe('AUT404')
  expect(await errorOf(acting.tryCall('privacy.takeDeletionBack', {}))).toBe('AUT404')
  expect(await errorOf(acting.tryCall('consumer.addCard', { body: { token: 'tok_success' } }))).toBe('AUT404')
  expect(await errorOf(acting.tryCall('auth.changePassword', { body } as never))).toMatch(/AUT404|API400/)
})

test('only a supervisor who acts may take amounts off a price or cancel an order [AUTH-09] [CART-18]', async ({
  api,
}) => {
  const tryBoth = async (role: Role) => {
    const { acting, agent } = await actAs(api, role)
    const ordered = await createCartWith(acting, variantOf('court'))
    await makeReady(acting, ordered.id)
    const { orderNumber } = await acting.call('checkout.placeOrder', { body: { cartId: ordered.id } })
    const { id: basketId, rights } = await createCartWith(acting, variantOf('court'))
    const adjustment = { params: { basketId }, body: { amount: 1, reason: 'A stain on the sole' } }
    const adjusted = await acting.tryCall('cart.addPriceAdjustment', adjustment)
    const record = await acting.call('orders.get', { params: { orderId: orderNumber } })
    const offered = [record.isCancellable, record.items[0]?.cancellable]
    const cancelled = await acting.tryCall('orders.cancel', {
      body: { orderNumber, cancellationId: crypto.randomUUID() },
    })
    return { rights, adjusted, cancelled, offered, by: `AGENT:${agent.id}` }
  }
  const support = await tryBoth('support')
  expect([support.rights.adjustPrices, support.adjusted.status, support.cancelled.status]).toEqual([false, 403, 403])
  expect(support.offered).toEqual([false, 0])
  const supervisor = await tryBoth('supervisor')
  expect(supervisor.offered).toEqual([true, 1])
  expect([supervisor.rights.adjustPrices, supervisor.adjusted.status, supervisor.cancelled.status]).toEqual([
    true,
    200,
    200,
  ])
  expect(supervisor.adjusted.body.priceAdjustments).toMatchObject([{ by: supervisor.by }])
})

test('an agent loses a right with the role that gave it, from the next token on [AUTH-09]', async ({ api }) => {
  const { acting, agent } = await actAs(api, 'supervisor')
  const renew = async () => {
    const { accessToken } = await acting.call('auth.token', {
      body: { grantType: 'refresh_token', refreshToken: acting.tokens.refreshToken },
    })
    return api.deps.tokens.find(accessToken, 'access')?.agent?.rights
  }
  await api.database.db.pool.query(
    `delete from staff_role_rights where "right" = 'orders.cancel' and role_id in (
      select role_id from staff_role_members where consumer_no = $1)`,
    [agent.id],
  )
  expect(await renew()).toEqual(['customers.act', 'prices.adjust'])
})

test('an agent cannot accept the employee terms for a customer [AUTH-09] [ROLE-01]', async ({ api }) => {
  const { consumerNo } = await addConsumer(api.database.db, { consumerType: 'EMPLOYEE' })
  const acting = await act(api, await openAgent(api), consumerNo)
  const employee = { isEmployeeDiscountTCAccepted: true, termsVersion: '2026-11' } as const
  const body = { consumerProfile: { consumerDetails: { employee } } }
  expect(await errorOf(acting.tryCall('consumer.update', { body }))).toBe('AUT404')
})

test('an agent agrees to nothing for a customer, neither a membership nor mails, and may end what was agreed to [AUTH-09] [ACC-11]', async ({
  api,
}) => {
  const { acting, consumerNo } = await actAs(api, 'supervisor')
  const choose = (optin: boolean) =>
    acting.tryCall('subscriptions.update', {
      body: { subscriptions: [{ channel: 'email', type: 'Newsletter', optin }] },
    })
  expect(await errorOf(acting.tryCall('loyalty.enroll', { body: { loyaltyTerms: true } }))).toBe('AUT404')
  expect(await errorOf(choose(true))).toBe('AUT404')
  await api.database.db.pool.query(
    `insert into subscriptions (site_id, locale, consumer_no, channel, type, recipient, source, opted_in_at, updated_at)
     select site_id, 'en-us', consumer_no, 'email', 'Newsletter', email, 'account', now(), now() from consumers where consumer_no = $1`,
    [consumerNo],
  )
  const { status, body } = await choose(false)
  expect([status, body.subscriptions]).toMatchObject([200, [{ optin: false }]])
})

test('an agent ends a membership for a customer who asks, and the log names the agent, the customer and the membership [AUTH-09]', async ({
  api,
}) => {
  const { acting, agent, consumerNo } = await actAs(api)
  await api.database.db.pool.query(`update consumers set member_id = 'M-acted' where consumer_no = $1`, [consumerNo])
  const { status } = await acting.tryCall('loyalty.leave', { params: { memberId: 'M-acted' } })
  expect(status).toBe(200)
  const log = await logOf(api, consumerNo)
  expect(log.find(({ action }) => action === 'loyalty.leave')).toMatchObject({ agent: agent.id, type: 'AGENT' })
})
