import { writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'
import { listingOf } from '../../pages/listing.ts'
import { productOf } from '../../pages/product.ts'

const header = [
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value',
  'Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service',
  'Variant Price,Variant Requires Shipping,Variant Taxable,Status,Image Src',
].join(',')
const stock = '100,shopify,40,deny,manual'
const html = [
  '"<h2>Why wool</h2><p>It is <strong>warm</strong> when wet.</p>',
  '<ul><li>Merino from one farm</li><li>Knitted in Bergen</li></ul>',
  '<table><tr><th>Size</th><th>Chest in centimetres</th><th>Length in centimetres</th><th>Sleeve in centimetres</th></tr>',
  '<tr><td>S</td><td>96</td><td>66</td><td>61</td></tr></table><script>alert(1)</script>"',
].join('')

/** One product without options, one with three, one of 25 times 10 variants; one has a picture. */
const makeRows = (): string[] => {
  const row = (words: string, options: string, sku: string) =>
    `${words},${options},${sku},${stock},49.00,true,true,active,${sku === 'BELL-1' ? 'bell.jpg' : ''}`
  const colours = Array.from({ length: 25 }, (_, nth) => `Shade number ${nth + 1}`)
  const sizes = Array.from({ length: 10 }, (_, nth) => `Model ${nth + 1}`)
  const many = colours.flatMap((colour, at) =>
    sizes.map((size, nth) => {
      const words = at + nth === 0 ? `Odd wall paint,${html},Oddwerk,Paint,true` : ',,,,'
      const names = at + nth === 0 ? ['Finish', 'Tin'] : ['', '']
      return row(`odd-paint,${words}`, `${names[0]},${colour},${names[1]},${size},,`, `ODD-${at}-${nth}`)
    }),
  )
  const three = ['Hemp', 'Cotton'].flatMap((material, at) =>
    ['4 mm', '6 mm'].map((width, nth) => {
      const isFirst = at + nth === 0
      const names = isFirst ? ['Material', 'Width', 'Length'] : ['', '', '']
      const words = isFirst ? 'Odd cord,Twisted cord.,Oddwerk,Rope,true' : ',,,,'
      return row(
        `odd-cord,${words}`,
        `${names[0]},${material},${names[1]},${width},${names[2]},10 m`,
        `CORD-${at}-${nth}`,
      )
    }),
  )
  const single = row(`odd-bell,Odd bell,${html},Oddwerk,Bells,true`, 'Title,Default Title,,,,', 'BELL-1')
  return [header, single, ...three, ...many]
}

test('odd products of an import are in the listing and on their pages at both widths, and one of 250 variants is bought [CAT-14] [CAT-05]', async ({
  page,
  t,
  shop,
}) => {
  const file = test.info().outputPath('odd.csv')
  const bell = sharp({ create: { width: 900, height: 600, channels: 3, background: '#b08030' } })
  await writeFile(test.info().outputPath('bell.jpg'), await bell.jpeg().toBuffer())
  await writeFile(file, `${makeRows().join('\n')}\n`)
  const report = test.info().outputPath('refused.csv')
  await runShopCommand(shop, [
    'import',
    'catalogue',
    file,
    '--site',
    'LH-US',
    '--pictures',
    test.info().outputDir,
    '--report',
    report,
  ])
  const expectFits = async (name: string) => {
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect(scroll, `${name} scrolls sideways`).toBeLessThanOrEqual(client)
    await takeScreenshot(page, name, { fullPage: true })
  }
  const list = '/en-us/search?q=oddwerk'
  const odd = (results: Locator) => results.filter({ hasText: /Odd (?:bell|cord|wall paint)/ })
  const addresses: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(list)
    const listing = listingOf(page, t)
    await expect(odd(listing.results)).toHaveCount(3)
    await expectFits(`odd-listing-${width}`)
    expect(await findA11yViolations(page, 'main')).toEqual([])
    if (addresses.length === 0) {
      for (const name of ['Odd bell', 'Odd cord', 'Odd wall paint']) {
        const link = listing.results.filter({ hasText: name }).getByRole('heading').getByRole('link')
        addresses.push((await link.getAttribute('href')) ?? '')
      }
    }
    for (const [nth, address] of addresses.entries()) {
      await page.goto(address)
      await expect(page.getByRole('main').getByText('$49.00').first()).toBeVisible()
      await expectFits(`odd-product-${nth}-${width}`)
      expect(await findA11yViolations(page, 'main')).toEqual([])
    }
  }
  const main = page.getByRole('main')
  await expect(main.getByRole('cell', { name: '96' })).toBeAttached()
  expect(await main.innerHTML()).not.toContain('alert(1)')
  const choose = (name: string) => main.getByRole('radio', { name: new RegExp(`^${name}(,|$)`) })
  await actWhenReady(
    () => choose('Shade number 25').press('Space'),
    (within) => expect(choose('Shade number 25')).toBeChecked(within),
  )
  await choose('Model 10').press('Space')
  const product = productOf(page, t)
  await product.add()
  await expect(product.dialog.getByRole('article')).toContainText(['Shade number 25'])
})
