import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { accountOf } from './pages/account-parts.ts'
import {
  addFirstPair,
  checkoutOf,
  type Locale,
  openCheckout,
  toMinor,
  waitUntilPlaceable,
} from './pages/checkout-parts.ts'
import { ask, partOf } from './pages/payment-parts.ts'
import { goTo } from './pages/shop-parts.ts'

const say = {
  'en-us': { signIn: 'Sign in', change: 'Change Pay with' },
  'de-de': { signIn: 'Anmelden', change: 'Zahlung mit ändern' },
} as const
type Spoken = keyof typeof say & Locale

/** Somebody with a main address and a main card is at the summary then; this is one step back, where it is paid. */
const goToBilling = async (page: Page, email: string, locale: Spoken): Promise<void> => {
  await openCheckout(page, locale)
  await page.getByRole('main').getByRole('button', { name: say[locale].signIn }).click()
  await accountOf(page, locale).fill(email)
  await accountOf(page, locale).send()
  await waitUntilPlaceable(page, locale)
  await page.getByRole('link', { name: say[locale].change }).click()
}

/** Places the order and answers it as the server has it. */
const place = async (page: Page, locale: Spoken) => {
  const checkout = checkoutOf(page, locale)
  await checkout.toSummary.click()
  await waitUntilPlaceable(page, locale)
  await checkout.place.click()
  await page.waitForURL(/\/order-confirmation\?order=/)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  return ask(page, `/cart/v2/checkout/order/${number}`)
}

journey(
  'a member exchanges points for a voucher and pays the rest with points, and has so many fewer afterwards [PAY-03] [LOY-02]',
  async ({ open }) => {
    const page = await open({ language: 'de-DE' })
    await goToBilling(page, 'member.de@lacehouse.test', 'de-de')
    const readPoints = async () => {
      const { consumerProfile } = await ask(page, '/consumers-v3/consumer?includeLoyaltySummary=true')
      return consumerProfile.loyaltySummary.points.balance
    }
    const before = await readPoints()
    const points = partOf(page, 'Punkte')
    await points.locator('summary').click()
    expect(toMinor((await points.locator('summary').textContent()) ?? '')).toBe(before)
    const voucher = points.getByRole('region').getByRole('button').first()
    const [, price = ''] = /([\d.]+) Punkte/.exec((await voucher.getAttribute('aria-label')) ?? '') ?? []
    await voucher.click()
    await points.getByRole('region').getByRole('button', { pressed: true }).waitFor()
    await points.getByRole('button', { name: /mit Punkten/ }).click()
    const paying = points.getByRole('listitem').filter({ hasText: '−' }).first()
    const [, used = ''] = /([\d.]+) Punkte/.exec((await paying.textContent()) ?? '') ?? []
    const spent = toMinor(used)
    expect(spent).toBeGreaterThan(0)
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'pay-points', { fullPage: true })
    const order = await place(page, 'de-de')
    const paid = order.paymentMethod.find(({ code }: { code: string }) => code === 'LOYALTY_POINTS')
    expect(paid.amount).toBeGreaterThan(0)
    expect(order.totals.appliedRewards).toBeGreaterThan(0)
    expect(order.paymentMethod.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBeCloseTo(
      order.totals.total,
    )
    await page.getByText(/^Punkte: /).waitFor()
    expect(await readPoints()).toBe(before - toMinor(price) - spent + (order.earnedPoints ?? 0))
  },
)

journey(
  'an athlete pays with the credit of the year, and so much less of it is left for the next order [PAY-04]',
  async ({ open }) => {
    const page = await open()
    await goToBilling(page, 'athlete.us@lacehouse.test', 'en-us')
    const credit = partOf(page, 'Athlete credit')
    const readLeft = async () => toMinor((await credit.locator('summary').textContent()) ?? '')
    const before = await readLeft()
    await credit.locator('summary').click()
    await credit.getByRole('button', { name: /^Pay .* with your credit$/ }).click()
    await page.getByText('Nothing is left to pay').waitFor()
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'pay-athlete', { fullPage: true })
    const { totals, paymentMethod } = await place(page, 'en-us')
    expect(paymentMethod).toMatchObject([{ code: 'ATHLETES_PAYMENT', amount: totals.total }])
    await page.getByText(/^Athlete credit: \$/).waitFor()
    await openNext(page)
    await expect.poll(readLeft).toBe(before - Math.round(totals.total * 100))
    await emptyCart(page)
  },
)

journey(
  'a reward code and a reward card pay a part each, the saved card the rest; the code is used up and the card emptied [PAY-05]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/40\d/] })
    await goToBilling(page, 'member.us@lacehouse.test', 'en-us')
    const code = partOf(page, 'Reward code')
    await code.locator('summary').click()
    await code.getByRole('textbox', { name: 'Code' }).fill('THANKS-US-9')
    await code.getByRole('button', { name: 'Use this code' }).click()
    await code.getByText('−$15.00').waitFor()
    const card = partOf(page, 'Reward card')
    const number = card.getByRole('textbox', { name: 'Card number' })
    const pin = card.getByRole('textbox', { name: 'PIN' })
    await card.locator('summary').click()
    await number.fill('6006490021197050')
    await pin.fill('2468')
    await card.getByRole('button', { name: 'Use this card' }).click()
    await card.getByText('−$50.00').waitFor()
    expect(await listBarriers(page)).toEqual([])
    await takeScreenshot(page, 'pay-rewards', { fullPage: true })
    const { totals, paymentMethod } = await place(page, 'en-us')
    const amountOf = (wanted: string) =>
      paymentMethod.find(({ code: one }: { code: string }) => one === wanted)?.amount as number
    expect(amountOf('REWARD_CARD')).toBe(50)
    expect(amountOf('CREDIT_CARD')).toBeCloseTo(totals.total - 50)
    expect(totals.appliedRewards).toBe(15)

    await openNext(page)
    await code.locator('summary').click()
    await code.getByRole('textbox', { name: 'Code' }).fill('THANKS-US-9')
    await code.getByRole('textbox', { name: 'Code' }).press('Enter')
    await code.getByText('This reward has already been used').waitFor()
    await card.locator('summary').click()
    await number.fill('6006490021197050')
    await pin.fill('2468')
    await card.getByRole('button', { name: 'Check balance' }).click()
    await card.getByText('$0.00 on this card').waitFor()
    await emptyCart(page)
  },
)

/** What is left in it would come into the next cart of the same person. */
const emptyCart = async (page: Page): Promise<void> => {
  await goTo(page, '/en-us/cart')
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  expect((await removed).status()).toBe(200)
}

/** The billing step of whoever is signed in, with another pair. */
const openNext = async (page: Page): Promise<void> => {
  await addFirstPair(page, 'en-us')
  await page.getByRole('dialog').getByRole('link', { name: 'Check out' }).click()
  await waitUntilPlaceable(page)
  await page.getByRole('link', { name: say['en-us'].change }).click()
}
