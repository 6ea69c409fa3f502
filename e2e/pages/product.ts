import { expect, type Locator, type Page } from '@playwright/test'
import { actWhenReady } from '../fixtures/click-when-ready.ts'
import type { SiteText } from '../fixtures/site-text.ts'

/** A product's page. */
export function productOf(page: Page, t: SiteText) {
  const main = page.getByRole('main')
  const addButton = main.getByRole('button', { name: t('product.addToCart') }).first()
  const ownAmount = main.getByLabel(t('product.giftCard.own'))
  const suggested = main.getByRole('group', { name: t('product.giftCard.amount') })
  const dialog = page.getByRole('dialog')
  const added = dialog
    .getByRole('article')
    .or(main.getByRole('button', { name: t('product.addToCart.added') }))
    .or(main.locator('button[aria-busy]'))
    .first()
  return {
    /** Sizes of which there is plenty: the others say in their names that they are gone, or nearly so. */
    sizes: main.getByRole('radio', { name: /^[\d.,]+$/ }),
    colours: main.locator('section', { has: page.getByRole('heading', { name: t.like('product.color.chosen') }) }),
    addButton,
    dialog,
    /** Presses the button of the cart; the mini cart is open then. */
    add: async (size?: Locator) => {
      await actWhenReady(
        async () => {
          await size?.press('Space')
          await addButton.click()
        },
        (within) => expect(added).toBeVisible(within),
      )
      await expect(dialog.getByRole('article').first()).toBeVisible()
    },
    /** Chooses a size and presses what opens a dialog for it. */
    openFor: (size: Locator, control: Locator) =>
      actWhenReady(
        async () => {
          await size.press('Space')
          await control.click()
        },
        (within) => expect(dialog).toBeVisible(within),
      ),
    /** Enters a value of a gift card of one's own, which takes the place of the suggested one. */
    enterAmount: (amount: string) =>
      actWhenReady(
        async () => {
          await ownAmount.fill('')
          await ownAmount.fill(amount)
        },
        (within) => expect(suggested.getByRole('radio', { checked: true })).toHaveCount(0, within),
      ),
    payByWallet: main.getByRole('button', { name: t('wallet.applePay') }),
  }
}
