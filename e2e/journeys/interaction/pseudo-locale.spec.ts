import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { listCutTexts, showPseudoLocale } from '../../fixtures/pseudo-locale.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, phone, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'

/** Pages that the server writes whole. */
const pages = ['', '/c/women-1000', '/search?q=boots', `/p/x-${demoProducts.plain}`, '/stores', '/help', '/favorites']

test.use({ ...phone, viewport: { width: 390, height: 844 } })

test('in a pseudo-locale with longer texts no page of a phone cuts one off', async ({
  page,
  t,
  fillCart,
  signIn,
  pageErrors,
}) => {
  // A part that hydrates later does not find the texts that the server wrote.
  pageErrors.allow(/React error #418/)
  const title = page.getByRole('heading', { level: 1 })
  const look = (path: string, last = title) =>
    test.step(path, async () => {
      await page.goto(`/en-us${path}`)
      await expect(last).toBeVisible()
      await showPseudoLocale(page)
      await takeScreenshot(page, `pseudo-locale${path.replaceAll(/\W+/g, '-')}`, { fullPage: true })
      expect.soft(await listCutTexts(page)).toEqual([])
    })
  for (const path of pages) await look(path)
  await fillCart()
  await look('/cart', page.getByRole('textbox', { name: t.like('cart.item.quantity') }))
  await look('/checkout', checkoutOf(page, t).toBilling)
  await signIn('consumer.us@lacehouse.test')
  await look('/account', page.getByRole('main').getByRole('button', { name: t('account.signOut') }))
})
