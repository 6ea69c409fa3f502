import { expect, type Page, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { ada } from '../../pages/people.ts'

const path = '/en-us/checkout'
const statusOf = (page: Page) => page.locator('[popover]:popover-open')

test('while the shop does not answer, what was typed and the next page wait, and the failure is reported [ERR-03] [ERR-06]', async ({
  page,
  t,
  fillCart,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|ERR_CONNECTION/)
  const checkout = checkoutOf(page, t)
  await fillCart()
  await page.goto(path)
  await checkout.fillAddress(ada)
  const isOfShop = (url: URL) => /^\/(cart|fapi\/server)\//.test(url.pathname)
  await page.route(isOfShop, (route) => route.abort())
  // Analytics send their own events there.
  const reported = page.waitForRequest(
    (request) => request.url().includes('/fapi/events') && request.postData()?.includes('"type":"error"') === true,
  )
  await checkout.toBilling.click()
  await expect(statusOf(page).getByText(t('errors.serverAway'))).toBeVisible()
  await test.step('the failure is reported', async () => {
    const { events } = JSON.parse((await reported).postData() ?? '{}')
    expect(events[0]).toMatchObject({
      type: 'error',
      data: { call: expect.stringMatching(/^cart\./), status: 0, page: '/en-us/checkout' },
    })
    expect(events[0].data.correlationId).toMatch(/^[\w-]{36}$/)
  })
  await page.getByRole('banner').getByRole('link').first().click()
  expect(new URL(page.url()).pathname).toBe('/en-us/checkout')
  await expect(checkout.field('city')).toHaveValue('San Francisco')
  await page.unroute(isOfShop)
  await expect(page).toHaveURL(/\/en-us$/)
})
