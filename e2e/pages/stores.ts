import { expect, type Locator, type Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'
import { productOf } from './product.ts'

/** A size of a product that stores have, few as they may be. */
const sizePattern = /^[\d.,]+(, .*\d.*)?$/

/** The search for a store, which opens in a dialog or stands on the page. */
export function storesOf(page: Page, t: SiteText) {
  const dialog = page.getByRole('dialog')
  const product = productOf(page, t)
  const size = page.getByRole('main').getByRole('radio', { name: sizePattern }).nth(2)
  return {
    dialog,
    /** On a product's page, chooses a size and opens the stores that have it. */
    openFromProduct: (name: 'product.pickup' | 'product.reserve' = 'product.pickup') =>
      product.openFor(size, page.getByRole('button', { name: t(name), exact: true })),
    search: async (place: string) => {
      await dialog.getByRole('textbox', { name: t('stores.search.label') }).fill(place)
      await dialog.getByRole('button', { name: t('stores.search.action') }).click()
      await expect(dialog.getByText(/km$/).first()).toBeVisible()
    },
    /** Chooses the first store in the list that has it, and gives its name. */
    chooseFirst: (without?: string) => chooseFirst(dialog, t, without),
    chosen: (scope: Page | Locator, store: string) => scope.getByText(t('cart.delivery.pickup', { store })),
  }
}

async function chooseFirst(dialog: Locator, t: SiteText, without = 'none'): Promise<string> {
  const here = [t('stores.pickup.here'), t('stores.reserve.here')].map((words) => `${words}: `)
  const names = new RegExp(`^(${here.join('|')})`)
  const choices = dialog.getByRole('button', { name: names, disabled: false })
  const choice = choices.and(dialog.locator(`button:not([aria-label$="${without}"])`)).first()
  const name = ((await choice.getAttribute('aria-label')) ?? '').replace(names, '')
  await choice.click()
  return name
}
