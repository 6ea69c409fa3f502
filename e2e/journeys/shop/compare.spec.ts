import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'

test.use(phone)

test('two products are compared, and the first is remembered as seen [CAT-12] [CAT-13]', async ({ page, t }) => {
  const dialog = page.getByRole('dialog', { name: t('related.compare.title') })
  for (const id of [demoProducts.plain, demoProducts.plainMen]) {
    await page.goto(`/en-us/p/x-${id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('related.compare.add') })
      .click()
  }
  const seen = page.locator('[data-list="viewed"]')
  await seen.scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: t('related.viewed') }).getByRole('article')).toHaveCount(1)
  expect(await findA11yViolations(page)).toEqual([])
  await page
    .getByRole('button', { name: t('related.compare.open') })
    .first()
    .click()
  await expect(dialog.getByRole('columnheader')).toHaveCount(2)
  await takeScreenshot(page, 'compare')
  expect(await findA11yViolations(page, 'dialog')).toEqual([])
  const rows = dialog.getByRole('rowheader')
  const all = await rows.count()
  await dialog.getByRole('checkbox', { name: t('related.compare.onlyDifferent') }).click()
  await expect.poll(() => rows.count()).toBeLessThan(all)
})

test('a product leads to the set that it is part of [CAT-03]', async ({ page, t }) => {
  await page.goto(`/en-us/p/x-${demoProducts.plainMen}`)
  await page
    .getByRole('region', { name: t('related.sets') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t('related.set.items') })).toBeVisible()
  expect(await findA11yViolations(page, 'main')).toEqual([])
  await expect(page.getByRole('button', { name: t('related.set.add', { count: 3 }) })).toBeVisible()
})
