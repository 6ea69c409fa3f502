import { randomUUID } from 'node:crypto'
import { minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addTestStores,
  signInAs,
  type TestApi,
  testNow,
  testProducts,
  testStores,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { addStaffMember, createModeration, createStoreCredit } from './index.ts'

test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
  await addTestStores(api.database.db)
})

const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows

/** Adds a seller of a site, with a password that no one has used before. */
const addSeller = (
  api: TestApi,
  own: Partial<Parameters<typeof addStaffMember>[1]> & { readonly siteId?: string } = {},
) => {
  const { siteId = 'LH-US', ...values } = own
  const site = api.deps.sites.find((one) => one.siteId === siteId)
  if (!site) throw new Error(`there is no site ${siteId}`)
  const names = { firstName: ' Ines ', lastName: 'Vogel', email: `${randomUUID()}@example.com` }
  return addStaffMember(api.database.db, {
    ...{ site, storeId: null, ...names, password: 'Quarry-Lantern-58', now: testNow },
    ...values,
  })
}

test('the first seller of a shop sells in the first store and administers the back office; a second one does not', async ({
  api,
}) => {
  await read(api, 'delete from staff_role_members')
  const email = `${randomUUID()}@example.com`
  expect(await addSeller(api, { email: ` ${email.toUpperCase()} ` })).toEqual({
    ...{ ok: true, isNew: true, storeId: testStores.soho, isAdministrator: true },
  })
  const second = await addSeller(api, { storeId: testStores.boston })
  expect(second).toEqual({ ok: true, isNew: true, storeId: testStores.boston, isAdministrator: false })
  const rows = await read(
    api,
    `select k.consumer_type, k.first_name, m.role_id from consumers k join staff_role_members m using (consumer_no) where k.email = $1`,
    email,
  )
  expect(rows).toEqual([{ consumer_type: 'STORE_EMPLOYEE', first_name: 'Ines', role_id: 'administrator' }])
  const sellers = await read(api, `select store_id from store_employees where name = 'Ines Vogel' order by store_id`)
  expect(sellers).toEqual(expect.arrayContaining([{ store_id: testStores.soho }, { store_id: testStores.boston }]))
})

test('adding a seller again changes neither name nor password nor store', async ({ api }) => {
  const email = `${randomUUID()}@example.com`
  await addSeller(api, { email })
  const ofPerson = 'select first_name, password_hash from consumers where email = $1'
  const before = await read(api, ofPerson, email)
  const again = await addSeller(api, { email, firstName: 'Another', password: 'Harbour-Thimble-77' })
  expect(again).toMatchObject({ ok: true, isNew: false })
  expect(await read(api, ofPerson, email)).toEqual(before)
})

test('an administrator who was disabled is none: the next seller administers the back office', async ({ api }) => {
  await read(
    api,
    `update consumers set state = 'disabled' where consumer_no in (select consumer_no from staff_role_members)`,
  )
  const email = `${randomUUID()}@example.com`
  expect(await addSeller(api, { email })).toMatchObject({ isNew: true, isAdministrator: true })
  expect(await addSeller(api, { email })).toMatchObject({ isNew: false, isAdministrator: false })
})

test.for([
  ['a name with digits', { lastName: 'R2D2' }, 'lastName: Name is not valid.'],
  ['no first name', { firstName: '  ' }, 'firstName: This field is required'],
  ['a common password', { password: 'Password1!' }, expect.stringContaining('password: This password is on the list')],
  ['a weak password', { password: 'short' }, 'password: Password does not meet requirements.'],
  ['no mailbox', { email: 'ines@nowhere' }, 'email: Email is not valid'],
  [
    'a store of another site',
    { storeId: testStores.mitte },
    'LH-US has no store de-t01; it has us-t01, us-t02, us-t03.',
  ],
  ['a site without a store', { siteId: 'LH-FR' }, 'LH-FR has no store ; it has none.'],
] as const)('a seller with %s is refused, and nothing is added: %s', async ([, own, reason], { api }) => {
  const email = `${randomUUID()}@example.com`
  expect(await addSeller(api, { email, ...own })).toEqual({ ok: false, reason })
  expect(await read(api, 'select from consumers where email = $1', email)).toEqual([])
})

test('the mailbox of a shopper, or of a seller of another site, does not become one of a seller', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  expect(await addSeller(api, { email })).toEqual({ ok: false, reason: `${email} has another account already.` })
  const elsewhere = `${randomUUID()}@example.com`
  await addSeller(api, { email: elsewhere, siteId: 'LH-DE' })
  expect(await addSeller(api, { email: elsewhere })).toMatchObject({ ok: false })
})

const credit = (api: TestApi, own: Partial<Parameters<ReturnType<typeof createStoreCredit>['change']>[0]>) =>
  createStoreCredit({ database: api.database.db, sites: api.deps.sites, now: api.deps.now }).change({
    ...{ operator: 'ops', consumerNo: 'none', amount: 1, currency: 'USD', reason: 'goodwill', key: null },
    ...own,
  })

const logOf = (api: TestApi, subject: string) =>
  read(api, 'select actor_id, action, data from staff_actions where subject = $1 order by id', subject)

test('the operator’s store credit is issued and withdrawn to the last cent, each change in the audit log as the back office writes it [PAY-16]', async ({
  api,
}) => {
  const { consumerNo } = await addConsumer(api.database.db)
  expect(await credit(api, { consumerNo, amount: 10.25 })).toMatchObject({ ok: true, before: 0, after: 1025 })
  expect(await credit(api, { consumerNo, amount: -10.26 })).toEqual({ ok: false, reason: 'not_covered' })
  expect(await credit(api, { consumerNo, amount: -10.25, reason: 'correction' })).toMatchObject({
    before: 1025,
    after: 0,
  })
  const [empty, full] = [0, 10.25].map((balance) => ({ balance, currency: 'USD' }))
  const base = { actor_id: 'ops', action: 'backoffice.changeStoreCredit' }
  expect(await logOf(api, consumerNo)).toEqual([
    { ...base, data: { actor: 'ops', before: empty, after: { ...full, reason: 'goodwill' } } },
    { ...base, data: { actor: 'ops', before: full, after: { ...empty, reason: 'correction' } } },
  ])
})

test('a command with a key issues store credit once; without one each is another change [PAY-16]', async ({ api }) => {
  const { consumerNo } = await addConsumer(api.database.db)
  const key = randomUUID()
  const changes = [key, key, null, null].map((one) => () => credit(api, { consumerNo, amount: 5, key: one }))
  const found = []
  for (const change of changes) found.push(await change())
  expect(found.map((one) => one.ok && [one.isRepeat, one.before, one.after])).toEqual([
    [false, 0, 500],
    [true, 500, 500],
    [false, 500, 1000],
    [false, 1000, 1500],
  ])
  expect(await logOf(api, consumerNo)).toHaveLength(3)
})

test.for([
  [{ amount: 0 }, 'bad_amount'],
  [{ amount: 1000.01 }, 'bad_amount'],
  [{ currency: 'JPY' }, 'other_currency'],
  [{ consumerNo: 'none' }, 'unknown'],
] as const)(
  'store credit of %j is refused as %s and leaves no entry in the audit log',
  async ([own, reason], { api }) => {
    const { consumerNo } = await addConsumer(api.database.db)
    expect(await credit(api, { consumerNo, ...own })).toEqual({ ok: false, reason })
    expect(await logOf(api, consumerNo)).toEqual([])
  },
)

const params = { productId: testProducts.court }
const moderationOf = (api: TestApi) => createModeration({ database: api.database.db, now: api.deps.now })

const writeReview = async (api: TestApi, reviewText: string) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  return { shopper, consumerNo, ...(await shopper.call('reviews.write', { params, body: { rating: 2, reviewText } })) }
}

test('the operator reads what waits with what was found in it and what was reported, one line for each text', async ({
  api,
}) => {
  await read(api, 'delete from reviews')
  const { describe } = moderationOf(api)
  expect(await describe('open')).toEqual(['0 in all'])
  const linked = await writeReview(api, 'Cheaper at https://shoes.example/now\n\nor so I was told.')
  const plain = await writeReview(api, 'They are light, quiet and true to size.')
  api.setNow(testNow + minutes(1))
  const { reviewId } = plain
  await linked.shopper.call('reviews.flag', { params: { ...params, reviewId }, body: { reason: 'fake' } })
  const lines = await describe('no such filter')
  api.setNow(testNow)
  const of = (id: string, rest: string) => `review ${id} ${params.productId} 2/5 ${rest}`
  expect(lines.toSorted()).toEqual(
    [
      of(linked.reviewId, '[link: https://shoes.example/now] Cheaper at https://shoes.example/now or so I was told.'),
      of(reviewId, '[reported: fake] They are light, quiet and true to size.'),
      '2 in all',
    ].toSorted(),
  )
  expect(await describe('published')).toEqual([
    of(reviewId, '[reported: fake] They are light, quiet and true to size.'),
    '1 in all',
  ])
})

test('a question is listed without stars, and without brackets where nothing was found', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const body = { question: 'Are they warm enough for the winter?' }
  const { questionId } = await (await signInAs(api.client, { email })).call('reviews.ask', { params, body })
  expect(await moderationOf(api).describe('unanswered')).toContain(
    `question ${questionId} ${params.productId} ${body.question}`,
  )
})

test('the operator publishes a text that waits once, as the audit log says; a repetition changes nothing [REV-02]', async ({
  api,
}) => {
  const { reviewId: id, state } = await writeReview(api, 'Cheaper at https://shoes.example/now, I was told.')
  expect(state).toBe('waiting')
  const { decide } = moderationOf(api)
  const wanted = { kind: 'review', id, decision: 'published', reason: null } as const
  expect([await decide(wanted), await decide(wanted)]).toEqual([true, true])
  expect(await logOf(api, `review ${id}`)).toMatchObject([
    {
      actor_id: expect.stringMatching(/^operator:.+/),
      data: { before: { state: 'waiting' }, after: { state: 'published', reason: null } },
    },
  ])
})

test.for([
  ['a kind that is none', { kind: 'comment', id: randomUUID() }],
  ['an id that is none', { kind: 'review', id: '1' }],
  ['a text that is not there', { kind: 'answer', id: randomUUID() }],
] as const)('a decision on %s answers that there is none', async ([, of], { api }) => {
  expect(await moderationOf(api).decide({ ...of, decision: 'refused', reason: 'illegal' })).toBe(false)
})
