import { demoProducts } from '@lacehouse/test-kit'
import { clickWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { readAmount, toMinor } from '../../pages/amounts.ts'

test.use(phone)

const dialogOf = (page: Page) => page.getByRole('dialog')

async function openPlan(page: Page, t: SiteText): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: t('product.payLater.more') })
  await clickWhenReady(more, dialogOf(page).getByRole('heading', { name: t('wallet.payLater.title', { count: 3 }) }))
}

/** The amount of one part as product and cart say it. */
async function readPart(page: Page): Promise<number> {
  const message = page.getByRole('main').getByText(/^or 3 payments of \$[\d.]+ with Klarna$/)
  return toMinor(/\$[\d.]+/.exec((await message.textContent()) ?? '')?.[0] ?? '')
}

async function readPlan(page: Page): Promise<{ parts: number[]; total: number }> {
  const sums = (await dialogOf(page).getByRole('definition').allTextContents()).map(toMinor)
  return { parts: sums.slice(0, -1), total: sums.at(-1) ?? 0 }
}

const sumUp = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

test('the parts of a product’s price add up to exactly that price [PAY-06] [DLG-13]', async ({ page, t }) => {
  await page.goto(`/en-us/p/x-${demoProducts.plain}`)
  await openPlan(page, t)
  const shown = page
    .getByRole('main')
    .getByText(/^\$[\d.]+$/)
    .first()
  const price = await readAmount(shown)
  const { parts, total } = await readPlan(page)
  expect(parts).toHaveLength(3)
  expect(sumUp(parts)).toBe(price)
  expect(total).toBe(price)
  expect(Math.max(...parts)).toBe(await readPart(page))
  await expect(dialogOf(page).getByRole('term').getByText(t('wallet.payLater.today'))).toBeVisible()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await takeScreenshot(page, 'pay-later-product')
})

test('the parts of a cart add up to exactly its price [PAY-06] [DLG-13]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/cart')
  await openPlan(page, t)
  const { parts, total } = await readPlan(page)
  expect(sumUp(parts)).toBe(total)
  expect(Math.max(...parts)).toBe(await readPart(page))
})
