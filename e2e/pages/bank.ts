import type { Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'

/** The bank's page in its dialog. */
export function bankOf(page: Page, t: SiteText) {
  const frame = page.frameLocator('dialog iframe')
  const code = frame.getByRole('textbox')
  return {
    code,
    answer: async (answer: string) => {
      await code.fill(answer)
      await frame.locator('button[type="submit"]').click()
    },
    cancel: page.getByRole('dialog').getByRole('button', { name: t('dialogs.threeDS.cancel') }),
  }
}
