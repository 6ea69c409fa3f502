import type { Locator, Page } from '@playwright/test'

/** The row of the sums in view with this label; its amount is `amountOf(…)`. */
export function sumOf(page: Page, label: string | RegExp): Locator {
  const name = typeof label === 'string' ? page.getByText(label, { exact: true }) : page.getByText(label)
  const rows = page.locator('dl:visible > div').filter({ has: page.getByRole('term').and(name) })
  return rows.first().getByRole('definition').first()
}

/** The amount in a text, in minor units: `1 149,50 CAD` is 114950. */
export function toMinor(text: string | null): number {
  return Number((text ?? '').replace(/\D/g, ''))
}

/** Reads the amount that a part of the page shows, in minor units. */
export async function readAmount(part: Locator): Promise<number> {
  return toMinor(await part.textContent())
}

/** Reads the taxes that the sums in view add, in minor units: the rows that end with a rate, such as `QST (9.975%)`. */
export async function readTaxes(page: Page): Promise<number[]> {
  const rate = page.getByRole('term').filter({ hasText: /\(\d[\d.,]*\s?%\)$/ })
  const rows = page.locator('dl:visible > div').filter({ has: rate })
  return (await rows.getByRole('definition').allTextContents()).map(toMinor)
}
