import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { cards, checkoutOf, goToSummary, openCheckout } from './pages/checkout-parts.ts'

const statusOf = (page: Page) => page.locator('[popover]:popover-open')

const challenge = {
  errorDetails: [{ errorId: 'AUT403', message: '' }],
  appId: 'lacehouse-proof-of-work',
  correlationId: 'c-1',
}

journey(
  'a bot challenge before a call is solved in sight, and the call goes on with all that was typed [CHK-17]',
  async ({ open }) => {
    const page = await open({ device: 'phone', expectedErrors: [/403/] })
    const checkout = checkoutOf(page)
    await openCheckout(page)
    const sent: (string | undefined)[] = []
    await page.route('**/shippingAddress?*', async (route) => {
      sent.push((await route.request().allHeaders())['x-challenge-response'])
      if (sent.length > 1) return route.continue()
      await route.fulfill({ status: 403, json: challenge })
    })
    await checkout.fillAddress()
    await checkout.toBilling.click()
    await statusOf(page).getByRole('progressbar').waitFor()
    await takeScreenshot(page, 'bot-challenge')
    await checkout.cardNumber().waitFor()
    await statusOf(page).waitFor({ state: 'hidden' })
    expect(sent).toEqual([undefined, expect.stringMatching(/^[\w+/=]{100,}$/)])
    await page.goBack()
    expect(await checkout.field('city').inputValue()).toBe('San Francisco')
  },
)

journey(
  'offline the page says so and holds the order back; it is placed once when the connection is back [ERR-06] [CHK-06]',
  async ({ open }) => {
    const page = await open({ device: 'phone', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })
    const { place } = checkoutOf(page)
    await goToSummary(page, cards.good)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/checkout/order')) sent.push(request.url())
    })
    await page.context().setOffline(true)
    await statusOf(page).getByText('You’re offline').waitFor()
    await place.click()
    await page.getByText('your order hasn’t been sent yet').waitFor()
    await takeScreenshot(page, 'offline-order-held')
    expect(await listBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Don’t place it yet' }).click()
    await place.click()
    await page.getByText('Waiting for your connection').waitFor()
    expect(sent).toEqual([])
    await page.context().setOffline(false)
    await page.waitForURL(/\/order-confirmation\?order=/)
    expect(sent).toHaveLength(1)
  },
)

journey(
  'a shop that does not answer is said to be away; what was typed and the next page wait, its errors are told of [ERR-03] [ERR-06]',
  async ({ open }) => {
    const page = await open({ expectedErrors: [/ERR_FAILED|ERR_CONNECTION/] })
    const checkout = checkoutOf(page)
    await openCheckout(page)
    await checkout.fillAddress()
    const isOfShop = (url: URL) => /^\/(cart|fapi\/server)\//.test(url.pathname)
    await page.route(isOfShop, (route) => route.abort())
    const told = page.waitForRequest((request) => request.url().includes('/fapi/events'))
    await checkout.toBilling.click()
    await statusOf(page).getByText('The shop isn’t answering').waitFor()
    const { events } = JSON.parse((await told).postData() ?? '{}')
    expect(events[0]).toMatchObject({
      type: 'error',
      data: { call: expect.stringMatching(/^cart\./), status: 0, page: '/en-us/checkout' },
    })
    expect(events[0].data.correlationId).toMatch(/^[\w-]{36}$/)
    await page.locator('header').getByRole('link').first().click()
    expect(new URL(page.url()).pathname).toBe('/en-us/checkout')
    expect(await checkout.field('city').inputValue()).toBe('San Francisco')
    await page.unroute(isOfShop)
    await page.waitForURL(/\/en-us$/)
  },
)
