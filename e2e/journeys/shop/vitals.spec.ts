import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ siteLocale: 'de-de' })

/** Waits until the code that measures has come. */
const measured = '/assets/record-pages'

const toRows = (printed: string) => printed.split('\n').map((line) => line.trim().split(/\s+/))

test.describe('with analytics and personalisation', () => {
  test.use({ consent: 'C0001.C0002.C0004.v1' })

  test('a page that is left sends its measurements, which the report has by page type and variant [ROLE-06]', async ({
    page,
    shop,
  }) => {
    test.slow()
    const code = page.waitForResponse((response) => response.url().includes(measured))
    await page.goto('/de-de/benefits')
    await code
    await page.getByRole('heading').first().click()
    await page.goto('about:blank')
    const read = async () =>
      toRows(await runShopCommand(shop, ['vitals', '--site', 'LH-DE']))
        .filter(([kind, , , , loads]) => kind === 'other' && Number(loads) > 0)
        .map(([, , variant, metric]) => `${variant} ${metric}`)
    await expect
      .poll(read, { timeout: 30_000 })
      .toEqual(
        expect.arrayContaining(['all CLS', 'all LCP', expect.stringMatching(/^delivery-note:(baseline|short) LCP$/)]),
      )
  })
})

test.describe('without analytics', () => {
  test.use({ consent: 'C0001.C0004.v1' })

  test('no code that measures is fetched [ROLE-04]', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/de-de/benefits')
    await expect(page.locator('html[data-hydrated~="hearts"]')).toBeAttached()
    // What watches the page fetches the words of failures last, after the code that measures.
    await expect.poll(() => fetched.some((url) => url.includes('/assets/errors-'))).toBe(true)
    expect(fetched.filter((url) => url.includes(measured))).toEqual([])
  })
})
