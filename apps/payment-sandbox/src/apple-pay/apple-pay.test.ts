import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxForTest, startForTest } from '../testing/start-for-test.ts'

let sandbox: SandboxForTest
beforeAll(async () => {
  sandbox = await startForTest()
})
afterAll(() => sandbox.close())

const seal = (number: string) => {
  const opened = { applicationPrimaryAccountNumber: number, applicationExpirationDate: '301231' }
  return JSON.stringify({ version: 'EC_v1', data: Buffer.from(JSON.stringify(opened)).toString('base64') })
}

test('a merchant session names its domain and ends after five minutes [PAY-08] [PAY-12]', async () => {
  const body = { merchantIdentifier: 'merchant.test', displayName: 'Lacehouse', domainName: 'shop.test' }
  const { body: session } = await sandbox.post<Record<string, number>>('/v1/wallets/apple-pay/sessions', body)
  expect(session).toMatchObject(body)
  expect((session.expiresAt ?? 0) - (session.epochTimestamp ?? 0)).toBe(300_000)
})

test('a sealed card becomes a token that pays; anything else is refused [PAY-08] [PAY-10] [PAY-12]', async () => {
  const { body } = await sandbox.post<Record<string, string>>('/v1/wallets/apple-pay/tokens', {
    paymentData: seal('4242 4242 4242 4242'),
  })
  expect(body).toMatchObject({ last4: '4242', brand: 'visa' })
  expect((await sandbox.authorise(body.token ?? '')).body.status).toBe('authorised')
  for (const paymentData of [seal('4111111111111111'), '{}', 'not json']) {
    expect((await sandbox.post('/v1/wallets/apple-pay/tokens', { paymentData })).status).toBe(422)
  }
})

test('a token names the sum, the currency and the page’s data that its sheet showed [PAY-08] [PAY-12]', async () => {
  const { data } = JSON.parse(seal('4242424242424242'))
  const opened = JSON.parse(Buffer.from(data, 'base64').toString())
  const shown = Buffer.from(JSON.stringify({ ...opened, transactionAmount: 12_900, currencyCode: '978' }))
  const header = { applicationData: 'a'.repeat(64) }
  const paymentData = JSON.stringify({ version: 'EC_v1', data: shown.toString('base64'), header })
  const { body } = await sandbox.post('/v1/wallets/apple-pay/tokens', { paymentData })
  expect(body).toMatchObject({ amount: 12_900, currency: 'EUR', applicationDataHash: header.applicationData })
})
