import type { Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'
import { readAmount } from './amounts.ts'

/** The list of a category or a search. */
export function listingOf(page: Page, t: SiteText) {
  const status = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first()
  return {
    results: page.getByRole('main').getByRole('article'),
    /** What opens and closes the values of a facet. */
    facet: (label: string) => page.getByRole('complementary').locator('summary').filter({ hasText: label }),
    filter: (name: RegExp) => page.getByRole('complementary').getByRole('checkbox', { name }),
    removeFilter: (label: string) => page.getByRole('link', { name: t('listing.filters.remove', { label }) }),
    count: () => readAmount(status),
  }
}
