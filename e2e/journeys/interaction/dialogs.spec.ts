import { runShopCommand } from '../../fixtures/run-shop-command.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { bankOf } from '../../pages/bank.ts'
import { checkoutOf, goToSummary } from '../../pages/checkout.ts'
import { cards } from '../../pages/people.ts'
import { listDialogNames, lockedDialogs, type ShopDialog, shopDialogs, waysToClose } from '../../pages/shop-dialogs.ts'

test.use({ siteLocale: 'de-de' })

type Way = 'button' | 'escape' | 'backdrop' | 'back'

const dialogOf = (page: Page) => page.getByRole('dialog').last()
/** The position of the page in the tab's history, which forward entries do not change. */
const positionOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
  )

/** Finds a point beside the dialog; null where it fills the window. While it moves in, that point is still beside it. */
async function findBackdrop(page: Page) {
  const dialog = dialogOf(page)
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const box = await dialog.boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  if (!box) return null
  if (box.x > 40) return { x: 20, y: height / 2 }
  if (box.x + box.width < width - 40) return { x: width - 20, y: height / 2 }
  return box.y > 40 ? { x: width / 2, y: 20 } : null
}

async function close(page: Page, way: Way, button: string): Promise<boolean> {
  if (way === 'button') await dialogOf(page).getByRole('button', { name: button, exact: true }).first().click()
  if (way === 'escape') await page.keyboard.press('Escape')
  if (way === 'back') await page.goBack()
  if (way !== 'backdrop') return true
  const place = await findBackdrop(page)
  if (place) await page.mouse.click(place.x, place.y)
  return place !== null
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const pairs: readonly (readonly Way[])[] = [
  ['button', 'back'],
  ['escape', 'backdrop'],
]

/**
 * The ways to close a dialog at each width. Two are tried at one and two at the other, in turn from dialog to dialog, so that each dialog
 * closes in every way, and every way at both widths. A test of the host tries all of them (`ways-to-close.test.tsx`).
 */
function listRounds({ isSmallOnly }: ShopDialog, nth: number) {
  if (isSmallOnly) return [{ size: phone, ways: waysToClose }]
  const [small = [], large = []] = nth % 2 === 0 ? pairs : pairs.toReversed()
  return [
    { size: phone, ways: small },
    { size: desktop, ways: large },
  ]
}

test.describe('in a window that grows', () => {
  test.use({ viewport: phone })

  for (const [nth, [name, dialog]] of Object.entries(shopDialogs).entries()) {
    const rounds = listRounds(dialog, nth)
    const what = rounds.map(({ size, ways }) => `${ways.join(', ')} ${size.width} pixels wide`).join(' and by ')
    test(`${name} closes by ${what}, and the page stays [DLG-05]`, async ({
      page,
      t,
      fillCart,
      signIn,
      placeOrder,
      shop,
    }) => {
      const runCommand = (args: readonly string[]) => runShopCommand(shop, args)
      const visit = { page, t, fillCart, signIn, placeOrder, runCommand }
      await dialog.prepare?.(visit)
      const path = typeof dialog.path === 'string' ? dialog.path : await dialog.path(visit)
      await page.goto('/de-de/help/delivery')
      await page.goto(`/de-de${path}`)
      const opener = dialog.opener(visit)
      const pageOf = () => new URL(page.url()).pathname
      const address = pageOf()
      const position = await positionOf(page)
      for (const { size, ways } of rounds) {
        await page.setViewportSize(size)
        if (opener) await expect(opener).toBeVisible()
        for (const way of ways) {
          await test.step(`${way} at ${size.width} pixels`, async () => {
            await dialog.open(visit)
            await expect(dialogOf(page)).toBeVisible()
            await expect.poll(() => positionOf(page)).toBe(position + 1)
            if (!(await close(page, way, t('common.close')))) await page.keyboard.press('Escape')
            await expect(page.getByRole('dialog')).toHaveCount(0)
            await expect.poll(() => positionOf(page)).toBe(position)
            // A chosen size stands in the query.
            expect(pageOf()).toBe(address)
            if (opener) await expect(opener).toBeFocused()
          })
        }
      }
      await page.goBack()
      await expect(page).toHaveURL(/\/help\/delivery$/)
    })
  }
})

test('every dialog of the table is opened and closed, or has a reason why not [DLG-05]', async () => {
  const names = await listDialogNames()
  expect(names.length).toBeGreaterThan(10)
  expect([...Object.keys(shopDialogs), ...Object.keys(lockedDialogs)].sort()).toEqual([...names].sort())
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a reload with an open dialog shows the page, and Back leads to the page before [DLG-05]', async ({
    page,
    t,
  }) => {
    const dialog = shopDialogs.menu
    await page.goto('/de-de/help/delivery')
    await page.goto('/de-de/c/damen-1000')
    const position = await positionOf(page)
    await dialog?.opener({ page, t, fillCart: never, signIn: never, placeOrder: never, runCommand: never })?.click()
    await expect(dialogOf(page)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => positionOf(page)).toBe(position)
    await page.goBack()
    await expect(page).toHaveURL(/\/help\/delivery$/)
  })

  test('a link in a dialog leads on, and Back leads to the page that it was opened from [DLG-05]', async ({
    page,
    t,
  }) => {
    await page.goto('/de-de/help/delivery')
    const position = await positionOf(page)
    await page.getByRole('button', { name: t('navigation.openMenu') }).click()
    await dialogOf(page)
      .getByRole('link', { name: t('navigation.favourites') })
      .click()
    await expect(page).toHaveURL(/favo[u]?rites$|merkliste$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await positionOf(page)).toBe(position + 1)
    await page.goBack()
    await expect(page).toHaveURL(/\/help\/delivery$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('Forward does not lead to the entry of a closed dialog [DLG-05]', async ({ page, t }) => {
    await page.goto('/de-de/c/damen-1000')
    const position = await positionOf(page)
    await page.getByRole('button', { name: t('navigation.openMenu') }).click()
    await expect(dialogOf(page)).toBeVisible()
    await page.goBack()
    await page.goForward()
    await expect.poll(() => positionOf(page)).toBe(position)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('on a phone, in a list', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters stay open over each list that they lead to, and Back closes them over the last [DLG-04] [DLG-05]', async ({
    page,
    t,
  }) => {
    await page.goto('/de-de/help/delivery')
    await page.goto('/de-de/c/sneaker-1110')
    await page.getByRole('button', { name: t.like('listing.filters') }).click()
    const sizes = dialogOf(page).getByRole('checkbox')
    for (const nth of [0, 1]) {
      await sizes.nth(nth).click()
      await expect(sizes.nth(nth)).toBeChecked()
      await expect(page).toHaveURL(nth === 0 ? /\?\w+=/ : /\?.*(%2C|,|&)/)
      await expect(dialogOf(page)).toBeVisible()
      // The open dialog gets its entry above that of the list.
      await expect.poll(() => page.evaluate(() => history.state?.dialogs?.depth)).toBe(1)
    }
    const address = page.url()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(page.url()).toBe(address)
    await page.goBack()
    await expect(page).not.toHaveURL(address)
  })
})

test.describe('in the checkout', () => {
  test.use({ siteLocale: 'en-us' })

  test('Back leaves neither the bank’s question nor the checkout [DLG-22]', async ({ page, t, fillCart }) => {
    await fillCart({ isAddressed: true })
    await goToSummary(page, t, { path: '/en-us/checkout', card: cards.challenged })
    await checkoutOf(page, t).place.click()
    const bank = bankOf(page, t)
    await expect(bank.code).toBeVisible()
    const position = await positionOf(page)
    await page.evaluate(() => history.back())
    await expect.poll(() => positionOf(page)).toBe(position)
    await expect(bank.code).toBeVisible()
    await expect(page).toHaveURL(/\/checkout/)
  })
})

const never = async () => {
  throw new Error('This journey needs neither a cart nor an account.')
}
