import { expect, type Locator, type Page } from '@playwright/test'
import type { SiteText } from '../fixtures/site-text.ts'

/** The cart, as a page or in the dialog beside one. */
export function cartOf(scope: Page | Locator, t: SiteText) {
  const quantity = scope.getByRole('textbox', { name: t.like('cart.item.quantity') })
  return {
    items: scope.getByRole('article'),
    quantity,
    more: scope.getByRole('button', { name: t('common.quantity.increase') }),
    fewer: scope.getByRole('button', { name: t('common.quantity.decrease') }),
    remove: scope.getByRole('button', { name: t.like('cart.item.remove') }),
    save: scope.getByRole('button', { name: t.like('cart.item.saveOf') }),
    edit: scope.getByRole('button', { name: t.like('cart.item.editOf') }),
    addGift: scope.getByRole('button', { name: t.like('cart.item.gift.addOf') }),
    undo: scope.getByRole('button', { name: t('common.undo'), exact: true }),
    checkOut: scope.getByRole('link', { name: t('cart.checkout') }).first(),
    setQuantity: async (value: string) => {
      await quantity.fill(value)
      await quantity.press('Enter')
    },
  }
}

/** The codes of a cart: their field lies behind a question. */
export function couponsOf(page: Page, t: SiteText) {
  const field = page.getByRole('textbox', { name: t('cart.coupon.label') })
  return {
    field,
    open: () => page.getByText(t('cart.coupon.question')).click(),
    taken: (code: string) => page.getByRole('button', { name: t('cart.coupon.remove', { code }) }),
    enter: async (code: string) => {
      await field.fill(code)
      await field.press('Enter')
    },
  }
}

/** Expects a number of items in the title of the cart page. */
export async function expectItemCount(page: Page, t: SiteText, count: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.titleWithCount', { count }))
}
