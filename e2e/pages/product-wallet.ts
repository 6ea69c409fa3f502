import { expect, type Page } from '@playwright/test'
import { actWhenReady } from '../fixtures/click-when-ready.ts'
import type { SiteText } from '../fixtures/site-text.ts'
import { sheetOf } from './apple-pay-sheet.ts'
import { productOf } from './product.ts'

/** Chooses what is bought, and opens the wallet's sheet on a product page. */
export async function openSheet(page: Page, t: SiteText, choose?: () => Promise<void>) {
  const sheet = sheetOf(page)
  await actWhenReady(
    async () => {
      await choose?.()
      await productOf(page, t).payByWallet.click()
    },
    (within) => expect.poll(() => sheet.isBegun(), within).toBe(true),
  )
  return sheet
}
