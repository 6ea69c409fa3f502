import { chromiumFlags } from '@lacehouse/test-kit/browser/chromium-flags'
import { findChromium } from '@lacehouse/test-kit/browser/find-chromium'
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type SandboxForTest, startForTest } from '../testing/start-for-test.ts'
import { startShopPage } from '../testing/start-shop-page.ts'

type Shop = Awaited<ReturnType<typeof startShopPage>>
type State = {
  log: { type: string; [name: string]: unknown }[]
  result?: unknown
}

let browser: Browser
let sandbox: SandboxForTest
let shop: Shop
let body = ''
let page: Page
let complaints: string[] = []

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags })
  sandbox = await startForTest()
  shop = await startShopPage(sandbox.url, async () => `<!doctype html><html lang="en"><title>Shop</title><body>${body}`)
})
afterEach(async () => {
  await page.close()
  expect(complaints).toEqual([])
})
afterAll(async () => {
  await shop?.close()
  await sandbox?.close()
  await browser?.close()
})

async function open(html: string): Promise<FrameLocator> {
  body = html
  complaints = []
  page = await browser.newPage({ viewport: { width: 390, height: 780 } })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(shop.origin)
  return page.frameLocator('iframe')
}

async function openFields(): Promise<FrameLocator> {
  const order = { amount: 12900, currency: 'EUR', reference: 'c', locale: 'en-us', returnOrigin: shop.origin }
  const { body: session } = await sandbox.post<{ clientSecret: string; scriptUrl: string }>('/v1/sessions', order)
  const script = `<script src="${session.scriptUrl}"></script>`
  const fields = await open(`<div id="box"></div><button id="pay">Pay</button>${script}${script}<script>
    window.log = []
    const tell = (type) => (state) => log.push({ type, state })
    const fields = LacePay.mount({ container: box, session: '${session.clientSecret}', locale: 'en-us',
      onReady: tell('ready'), onChange: tell('change'), onSubmit: tell('submit') })
    pay.onclick = async () => { window.result = undefined; window.result = await fields.tokenise() }
  </script>`)
  await expect.poll(async () => (await readState()).log.map(({ type }) => type)).toContain('ready')
  return fields
}

const readState = () => page.evaluate<State>('({ log: window.log, result: window.result })')

async function pay(): Promise<unknown> {
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect.poll(async () => (await readState()).result).toBeDefined()
  return (await readState()).result
}

async function fill(fields: FrameLocator, number: string): Promise<void> {
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expiry date').fill('12/30')
  await fields.getByLabel('Security code').fill('123')
  await fields.getByLabel('Name on card').fill('Ada Lovelace')
}

test('the shop gets a token for what was typed and never sees the number [PAY-01]', async () => {
  const fields = await openFields()
  await fill(fields, '5555555555554444')
  const result = await pay()
  const card = { brand: 'mastercard', last4: '4444', bin: '555555', expiryMonth: 12, expiryYear: 2030 }
  expect(result).toEqual({ ok: true, card: { token: expect.stringMatching(/^tok_/), ...card } })
  expect(JSON.stringify(await readState())).not.toContain('5555555555554444')
  const { token } = (result as { card: { token: string } }).card
  expect((await sandbox.authorise(token)).body).toMatchObject({ status: 'authorised', card })
})

test('each empty field says so in words beside it, the first one gets the focus, and the shop gets the words', async () => {
  const fields = await openFields()
  const result = await pay()
  const errors = { number: 'Enter your card number.', expiry: 'Enter the expiry date.' }
  expect(result).toMatchObject({ ok: false, reason: 'incomplete', errors })
  const number = fields.getByLabel('Card number')
  expect(await number.getAttribute('aria-invalid')).toBe('true')
  expect(await number.getAttribute('aria-describedby')).toBe('number-error')
  expect(await fields.locator('#number-error').textContent()).toBe(errors.number)
  expect(await fields.locator(':focus').getAttribute('id')).toBe('number')
})

test('the error of a wrong number appears when its field is left, not while it is typed, and goes when it is corrected', async () => {
  const fields = await openFields()
  const number = fields.getByLabel('Card number')
  await number.pressSequentially('4242424242424241')
  expect(await fields.locator('#number-error').textContent()).toBe('')
  await number.press('Tab')
  expect(await fields.locator('#number-error').textContent()).toMatch(/digit seems wrong/)
  await number.press('End')
  await number.press('Backspace')
  await number.press('2')
  expect(await fields.locator('#number-error').textContent()).toBe('')
})

test('digits are grouped while they are typed and the caret stays where the shopper put it', async () => {
  const fields = await openFields()
  const number = fields.getByLabel('Card number')
  await number.pressSequentially('4242424242424242')
  for (let step = 0; step < 12; step += 1) await number.press('ArrowLeft')
  await number.press('Backspace')
  await number.press('9')
  expect(await number.inputValue()).toBe('4242 4942 4242 4242')
  await fields.getByLabel('Expiry date').pressSequentially('430')
  expect(await fields.getByLabel('Expiry date').inputValue()).toBe('04 / 30')
})

test("a real card's number is refused in words, and Enter asks the shop to go on", async () => {
  const fields = await openFields()
  await fill(fields, '4111111111111111')
  expect(await pay()).toMatchObject({
    ok: false,
    reason: 'refused',
    errors: { number: expect.stringContaining('test shop') },
  })
  await fields.getByLabel('Name on card').press('Enter')
  await expect.poll(async () => (await readState()).log.map(({ type }) => type)).toContain('submit')
})

test('the script that was loaded twice mounts one frame, of one steady height [PAY-15]', async () => {
  await openFields()
  expect(await page.locator('iframe').count()).toBe(1)
  expect(await page.locator('iframe').getAttribute('title')).toBe('Card details')
  const before = await page.locator('iframe').boundingBox()
  await page.getByRole('button', { name: 'Pay' }).click()
  expect((await page.locator('iframe').boundingBox())?.y).toBe(before?.y)
  expect(before?.height).toBe(302)
})

test('the bank refuses a wrong code in words and confirms the right one to the shop [PAY-12]', async () => {
  const { body: payment } = await sandbox.authorise('tok_3ds', {
    threeDs: { returnOrigin: shop.origin, locale: 'de-de' },
  })
  const bank =
    await open(`<script>window.log = []; addEventListener('message', (event) => log.push(event.data))</script>
    <iframe src="${payment.challenge?.url}" title="Bank" width="400" height="600"></iframe>`)
  await bank.getByLabel('Code').fill('0000')
  await bank.getByRole('button', { name: 'Zahlung freigeben' }).click()
  await bank.getByRole('alert').filter({ hasText: 'Dieser Code stimmt nicht' }).waitFor()
  await bank.getByLabel('Code').fill('1234')
  await bank.getByLabel('Code').press('Enter')
  await expect
    .poll(async () => (await readState()).log)
    .toEqual([{ source: 'lacepay', type: 'challenge', id: payment.challenge?.id, result: 'authenticated' }])
  expect((await sandbox.post(`/v1/payments/${payment.id}/confirm`)).body.status).toBe('authorised')
})

test('a shopper who cancels at the bank is sent back as cancelled [PAY-12]', async () => {
  const { body: payment } = await sandbox.authorise('tok_3ds', {
    threeDs: { returnOrigin: shop.origin, locale: 'en-us' },
  })
  const bank =
    await open(`<script>window.log = []; addEventListener('message', (event) => log.push(event.data))</script>
    <iframe src="${payment.challenge?.url}" title="Bank" width="400" height="600"></iframe>`)
  await bank.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(async () => (await readState()).log.map(({ result }) => result)).toEqual(['cancelled'])
})
