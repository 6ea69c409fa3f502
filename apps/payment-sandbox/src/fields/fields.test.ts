import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxForTest, shopOrigin, startForTest } from '../testing/start-for-test.ts'

let sandbox: SandboxForTest
beforeAll(async () => {
  sandbox = await startForTest()
})
afterAll(() => sandbox.close())

type SessionReply = {
  id: string
  clientSecret: string
  scriptUrl: string
  expiresAt: string
}
type Problem = {
  error: { code: string }
}

const good = { card: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

async function openSession(more: object = {}) {
  const order = { amount: 12900, currency: 'EUR', reference: 'cart-1', locale: 'de-de', returnOrigin: shopOrigin }
  return sandbox.post<SessionReply>('/v1/sessions', { ...order, ...more })
}

async function getPage(query: Record<string, string>) {
  const response = await fetch(`${sandbox.url}/hosted-fields?${new URLSearchParams(query)}`)
  return {
    status: response.status,
    html: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
  }
}

test('a session answers what a page needs to show the fields [PAY-01]', async () => {
  const { status, body } = await openSession()
  expect(status).toBe(201)
  expect(body).toMatchObject({
    scriptUrl: `${sandbox.url}/hosted-fields.js`,
    returnOrigin: shopOrigin,
    methods: ['card'],
  })
  expect(body.clientSecret).toMatch(new RegExp(`^${body.id}_secret_[0-9a-f]{32}$`))
  expect(body).not.toHaveProperty('token')
})

test.each(['https://evil.example', 'http://localhost.evil.example:80', 'http://localhost:4000/path', 'null'])(
  'the origin %s gets no session',
  async (returnOrigin) => {
    const { status, body } = await openSession({ returnOrigin })
    expect([status, body]).toEqual([422, expect.objectContaining({ error: expect.anything() })])
  },
)

test('the page may be framed by its shop alone and runs nothing inline or foreign [PAY-01]', async () => {
  const { body } = await openSession()
  const { status, html, policy } = await getPage({ session: body.clientSecret, origin: shopOrigin, locale: 'de-de' })
  expect(status).toBe(200)
  expect(policy).toContain(`frame-ancestors ${shopOrigin}`)
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(html.match(/<script(?![^>]*(src=|application\/json))/g)).toBe(null)
  expect(html).toContain('<html lang="de-DE">')
})

test.each([
  ['en-us', 'Card number'],
  ['de-de', 'Kartennummer'],
  ['fr-ca', 'Numéro de carte'],
  ['it-it', 'Numero della carta'],
  ['nl-nl', 'Kaartnummer'],
  ['pt-pt', 'Card number'],
])('in %s the first field is labelled %s, and the browser can fill all of them', async (locale, label) => {
  const { body } = await openSession()
  const { html } = await getPage({ session: body.clientSecret, origin: shopOrigin, locale })
  expect(html).toContain(`<label for="number">${label}</label>`)
  for (const token of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(html).toContain(`autocomplete="${token}"`)
})

test('a wrong secret, or another origin than the session has, gets no fields', async () => {
  const { body } = await openSession()
  const wrong = [
    { session: `${body.clientSecret}0`, origin: shopOrigin },
    { session: body.id, origin: shopOrigin },
    { session: body.clientSecret, origin: 'http://localhost:4009' },
  ]
  for (const query of wrong) {
    const page = await getPage(query)
    expect(page.status).toBe(404)
    expect(page.html).not.toContain('cc-number')
  }
})

test('theme values that are more than one plain value are ignored', async () => {
  const { body } = await openSession()
  const theme = { radius: '0px', ink: 'red;}*{display:none', font: '"Inter", sans-serif</style><script>' }
  const { html } = await getPage({ session: body.clientSecret, origin: shopOrigin, ...theme })
  expect(html).toContain('--radius:0px')
  expect(html).not.toContain('display:none}')
  expect(html).not.toContain('</style><script>')
})

test('a card becomes an opaque token with brand, last digits, expiry and bin, good for the session [PAY-01]', async () => {
  const { body: session } = await openSession()
  const { status, body } = await sandbox.call<Record<string, unknown>>('/hosted-fields/tokens', {
    body: {
      session: session.clientSecret,
      ...good,
    },
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    ok: true,
    token: expect.stringMatching(/^tok_[0-9a-f]{32}$/),
    brand: 'visa',
    last4: '4242',
    bin: '424242',
    expiryMonth: 12,
    expiryYear: 2030,
  })
  const paid = await sandbox.post('/v1/payments', {
    session: session.id,
    amount: 12900,
    currency: 'EUR',
    reference: 'LH-2',
  })
  expect(paid.body).toMatchObject({ status: 'authorised', card: { last4: '4242' } })
})

test.each([
  [{ card: '4242 4242 4242 4241' }, 'number_invalid'],
  [{ card: '4111 1111 1111 1111' }, 'not_a_test_card'],
  [{ expiry: '01/20' }, 'expiry_past'],
  [{ cvc: '12' }, 'cvc_incomplete'],
  [{ card: '378282246310005', cvc: '123' }, 'cvc_incomplete'],
])('%j is refused with %s and is not repeated in the answer', async (change, problem) => {
  const { body: session } = await openSession()
  const card = { ...good, ...change, session: session.clientSecret }
  const { status, body } = await sandbox.call('/hosted-fields/tokens', { body: card })
  expect([status, body]).toEqual([200, { ok: false, problem }])
})

test("another site's page cannot make tokens, and a session without a card cannot pay", async () => {
  const { body: session } = await openSession()
  const card = { ...good, session: session.clientSecret }
  const foreign = await sandbox.call<Problem>('/hosted-fields/tokens', { body: card, headers: { origin: shopOrigin } })
  expect(foreign.body.error.code).toBe('origin_not_allowed')
  const unpaid = await sandbox.post<Problem>('/v1/payments', {
    session: session.id,
    amount: 1,
    currency: 'EUR',
    reference: 'LH-3',
  })
  expect([unpaid.status, unpaid.body.error.code]).toEqual([409, 'session_incomplete'])
})

test('a token is worth nothing in another session or currency', async () => {
  const { body: mine } = await openSession()
  const { body: other } = await openSession()
  const { body } = await sandbox.call<{ token: string }>('/hosted-fields/tokens', {
    body: {
      session: mine.clientSecret,
      ...good,
    },
  })
  expect((await sandbox.authorise(body.token, { session: other.id })).status).toBe(404)
  expect((await sandbox.authorise(body.token, { currency: 'USD' })).status).toBe(400)
  expect((await sandbox.authorise(body.token)).status).toBe(200)
})

test('the script for the shop is at most 6 kB, and every module that pages name is served', async () => {
  const script = await fetch(`${sandbox.url}/hosted-fields.js`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(Buffer.byteLength(await script.text())).toBeLessThanOrEqual(6 * 1024)
  const { body } = await openSession()
  const { html } = await getPage({ session: body.clientSecret, origin: shopOrigin })
  const paths = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  expect(paths).toHaveLength(4)
  for (const path of paths) expect((await fetch(`${sandbox.url}${path}`)).status).toBe(200)
})

test('test tokens are made only where they are allowed', async () => {
  expect((await sandbox.post('/v1/test/tokens', good)).status).toBe(201)
  const strict = await startForTest({ allowTestTokens: false })
  expect((await strict.post('/v1/test/tokens', good)).status).toBe(404)
  await strict.close()
})

test('the shop reads the card of a token, and the session whose fields made it [PAY-01] [PAY-12]', async () => {
  const { body: session } = await openSession()
  const headers = { origin: sandbox.url, 'sec-fetch-site': 'same-origin' }
  const typed = { ...good, session: session.clientSecret }
  const { body: made } = await sandbox.call<{ token: string }>('/hosted-fields/tokens', { body: typed, headers })
  const { body } = await sandbox.get<object>(`/v1/tokens/${made.token}`)
  expect(body).toMatchObject({ brand: 'visa', last4: '4242', bin: '424242', expiryMonth: 12, expiryYear: 2030 })
  expect(body).toMatchObject({ session: { reference: 'cart-1', currency: 'EUR' } })
  const { body: saved } = await sandbox.post<{ token: string }>('/v1/cards', { token: made.token, currency: 'EUR' })
  expect((await sandbox.get(`/v1/tokens/${saved.token}`)).body).toMatchObject({ session: null, saved: true })
  const known = { last4: '4242', session: null, saved: false }
  expect((await sandbox.get('/v1/tokens/tok_success')).body).toMatchObject(known)
  expect(await sandbox.get<Problem>('/v1/tokens/tok_none')).toMatchObject({
    status: 404,
    body: { error: { code: 'token_unknown' } },
  })
})
