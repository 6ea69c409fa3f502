import { join } from 'node:path'
import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { listingOf } from '../../pages/listing.ts'
import { ada, cards } from '../../pages/people.ts'
import { productOf } from '../../pages/product.ts'

const sample = join(import.meta.dirname, '../../../docs/samples/shopify.csv')
const cord = 'Cord by the roll'

test('an imported product is filtered by an option, opened as a variant by its address, and bought [CAT-14] [SRCH-03] [CAT-05]', async ({
  page,
  t,
  shop,
}) => {
  const report = test.info().outputPath('refused.csv')
  await runShopCommand(shop, ['import', 'catalogue', sample, '--site', 'LH-US', '--report', report])
  const list = '/en-us/search?q=fjellverk'
  await page.goto(list)
  const listing = listingOf(page, t)
  await expect(listing.results.filter({ hasText: cord })).toHaveCount(1)
  const hemp = listing.filter(/^Hemp/)
  await actWhenReady(
    async () => {
      if (!(await hemp.isVisible())) await listing.facet('Material').click()
      if (!page.url().includes('material=')) await hemp.click()
    },
    (within) => expect(page).toHaveURL(/material=Hemp/, within),
  )
  await expect.poll(() => listing.count()).toBe(1)
  await takeScreenshot(page, 'listing-by-an-option')
  await listing.results.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\//)

  const choose = (name: string) => page.getByRole('main').getByRole('radio', { name: new RegExp(`^${name}(,|$)`) })
  await actWhenReady(
    () => choose('Hemp').press('Space'),
    (within) => expect(page).toHaveURL((url) => url.searchParams.get('option.material') === 'Hemp', within),
  )
  await choose('4 mm').press('Space')
  await choose('20 m').press('Space')
  await expect(page).toHaveURL((url) => url.searchParams.get('option.length') === '20 m')

  // The server itself has chosen the variant of the address, with its price.
  const html = await (await page.request.get(page.url())).text()
  const inputs = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
  const chosen = inputs.filter((input) => input.includes('checked')).map((input) => /value="([^"]*)"/.exec(input)?.[1])
  expect(chosen).toEqual(['Hemp', '4 mm', '20 m'])
  await page.reload()
  for (const name of ['Hemp', '4 mm', '20 m']) await expect(choose(name)).toBeChecked()
  await expect(page.getByRole('main').getByText('$26.00').first()).toBeVisible()
  await takeScreenshot(page, 'product-with-three-options')

  const product = productOf(page, t)
  await product.add()
  await expect(product.dialog.getByRole('article')).toContainText(['Hemp'])
  await page.goto('/en-us/checkout')
  const checkout = checkoutOf(page, t)
  await checkout.fillAddress(ada)
  await checkout.toBilling.click()
  await checkout.fillCard(cards.good)
  await checkout.toSummary.click()
  await checkout.expectPlaceable()
  await checkout.placeOrder()
  const bought = page.getByRole('main').getByRole('link', { name: cord }).first()
  await expect(bought).toHaveAttribute('href', /\?option\.length=20%20m&option\.material=Hemp&option\.width=4%20mm$/)
})
