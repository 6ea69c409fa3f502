import { randomUUID } from 'node:crypto'
import { minutes } from '@lacehouse/domain/time/durations'
import { addConsumer, signInAs, type TestApi, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const listConsents = async (api: TestApi, consentId: string) => {
  const { rows } = await api.database.db.pool.query(
    `select site_id, policy_version, categories, has_privacy_signal, consumer_no, decided_at
      from consents where consent_id = $1 order by decided_at`,
    [consentId],
  )
  return rows
}

test('a choice is recorded with site, version, categories and date, and a later one beside it [ROLE-04]', async ({
  api,
}) => {
  const consentId = randomUUID()
  const visitor = api.client.withToken(null, 'de-de')
  const record = (categories: ('C0002' | 'C0003' | 'C0004')[], headers = {}) =>
    visitor.tryCall('consents.record', { body: { consentId, version: 3, categories }, headers })
  const given = await record(['C0004', 'C0002'])
  expect(given.status).toBe(201)
  api.setNow(testNow + minutes(1))
  await record([], { 'sec-gpc': '1' })
  api.setNow(testNow)
  const [first, second] = await listConsents(api, consentId)
  const common = { site_id: 'LH-DE', policy_version: 3, consumer_no: null }
  expect(first).toEqual({
    ...common,
    categories: 'C0001.C0002.C0004',
    has_privacy_signal: false,
    decided_at: new Date((given.body as { decidedAt: string }).decidedAt),
  })
  expect(second).toMatchObject({ ...common, categories: 'C0001', has_privacy_signal: true })
})

test('the choice of a consumer who is signed in belongs to the account [ROLE-04]', async ({ api }) => {
  const consentId = randomUUID()
  const { consumerNo, email } = await addConsumer(api.database.db)
  const consumer = await signInAs(api.client, { email })
  await consumer.call('consents.record', { body: { consentId, version: 1, categories: ['C0003'] } })
  expect(await listConsents(api, consentId)).toEqual([
    expect.objectContaining({ consumer_no: consumerNo, categories: 'C0001.C0003' }),
  ])
})
