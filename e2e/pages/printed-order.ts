import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { expect, type Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'
import { readAmount, sumOf } from './amounts.ts'

/** Looks at the page of an order as it is printed: its number and sums, without what the shop has around it. */
export async function expectPrinted(page: Page, t: SiteText, orderNumber: string): Promise<void> {
  const around = [page.getByRole('banner'), page.getByRole('contentinfo')]
  for (const part of around) await expect(part).toBeVisible()
  const total = sumOf(page, t('cart.summary.total'))
  const shown = await readAmount(total)
  await page.emulateMedia({ media: 'print' })
  for (const part of around) await expect(part).toBeHidden()
  // Announcements, skip links and dialogs stand beside the main part too.
  await expect(page.locator('body > :not(main):visible')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(formatOrderNumber(orderNumber)).first()).toBeVisible()
  await expect(total).toBeVisible()
  expect(shown).toBeGreaterThan(0)
  expect(await readAmount(total)).toBe(shown)
  await page.emulateMedia({ media: null })
}
