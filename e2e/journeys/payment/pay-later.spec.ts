import { demoProducts } from '@lacehouse/test-kit/shop/demo'
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

async function readPlan(page: Page): Promise<{ shown: string[]; parts: number[]; total: number }> {
  const sums = await dialogOf(page).getByRole('definition').allTextContents()
  const shown = sums.slice(0, -1)
  return { shown, parts: shown.map(toMinor), total: toMinor(sums.at(-1) ?? null) }
}

const sumUp = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

type Shown = { readonly area: 'product' | 'cart'; readonly parts: readonly string[] }

/** Expects the page behind the plan to say, once and in whole, what the plan says: one amount where all are alike, else each. */
async function expectMessage(page: Page, t: SiteText, { area, parts }: Shown): Promise<void> {
  const [first = ''] = parts
  const words = parts.every((part) => part === first)
    ? t(`${area}.payLater`, { count: 3, amount: first })
    : t(`${area}.payLater.parts`, { count: 3, parts: parts.join(' + ') })
  await expect(page.getByRole('main').getByText(words, { exact: true })).toHaveCount(1)
}

test('the parts of a product’s price add up to exactly that price [PAY-06] [DLG-13]', async ({ page, t }) => {
  await page.goto(`/en-us/p/x-${demoProducts.plain}`)
  await openPlan(page, t)
  const shown = page
    .getByRole('main')
    .getByText(/^\$[\d.]+$/)
    .first()
  const price = await readAmount(shown)
  const { shown: amounts, parts, total } = await readPlan(page)
  expect(parts).toHaveLength(3)
  expect(sumUp(parts)).toBe(price)
  expect(total).toBe(price)
  await expectMessage(page, t, { area: 'product', parts: amounts })
  await expect(dialogOf(page).getByRole('term').getByText(t('wallet.payLater.today'))).toBeVisible()
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  await takeScreenshot(page, 'pay-later-product')
})

test('the parts of a cart add up to exactly its price [PAY-06] [DLG-13]', async ({ page, t, fillCart }) => {
  await fillCart()
  await page.goto('/en-us/cart')
  await openPlan(page, t)
  const { shown, parts, total } = await readPlan(page)
  expect(parts).toHaveLength(3)
  expect(sumUp(parts)).toBe(total)
  await expectMessage(page, t, { area: 'cart', parts: shown })
})
