import type { Response as PageResponse } from '@playwright/test'
import { actWhenReady, clickWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { accountOf } from '../../pages/account.ts'

function heartsOf(page: Page, t: SiteText) {
  const cards = page.getByRole('main').getByRole('article')
  const name = new RegExp(`^${t('navigation.favourites')}: `)
  return {
    cards,
    all: cards.getByRole('button', { name }),
    pressed: cards.getByRole('button', { name, pressed: true }),
  }
}

/** Presses two hearts of a search, one by the pointer and one by the keyboard. */
async function pressTwo(page: Page, t: SiteText): Promise<void> {
  const { all, pressed } = heartsOf(page, t)
  const isSaved = (response: PageResponse) => /^\/wishlists\//.test(new URL(response.url()).pathname) && response.ok()
  await page.goto('/en-us/search?q=runner')
  const first = page.waitForResponse(isSaved)
  await actWhenReady(
    async () => {
      if ((await pressed.count()) === 0) await all.nth(0).click()
    },
    (within) => expect(pressed).toHaveCount(1, within),
  )
  await expect(page.getByText(t('favourites.first'))).toBeVisible()
  await first
  const second = page.waitForResponse(isSaved)
  await all.nth(1).press('Enter')
  await expect(pressed).toHaveCount(2)
  await second
}

const waitForAdding = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/wishlists/v2/favorites'),
  )

const expectTitle = (page: Page, t: SiteText, count: number) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favourites.titleWithCount', { count }))

/** Opens the list of the two favourites. */
async function openFavourites(page: Page, t: SiteText): Promise<void> {
  await pressTwo(page, t)
  await page.reload()
  await expect(heartsOf(page, t).pressed).toHaveCount(2)
  await page.goto('/en-us/favorites')
  await expectTitle(page, t, 2)
}

async function expectShared(page: Page, t: SiteText, friend: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: t('favourites.share') }).click()
  await expect(page.getByText(t('favourites.copied'))).toBeVisible()
  await friend.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(heartsOf(friend, t).cards).toHaveCount(2)
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await findA11yViolations(friend)).toEqual([])
}

test('a guest’s hearts are there after a reload, and their list is shared by a link [FAV-01] [RT-16]', async ({
  page,
  t,
  openVisitor,
}) => {
  await openFavourites(page, t)
  expect(await findA11yViolations(page)).toEqual([])
  await expectShared(page, t, await openVisitor())
})

test('a guest’s favourites come along at sign-in [FAV-02] [AUTH-03]', async ({ page, t }) => {
  await openFavourites(page, t)
  const account = accountOf(page, t)
  await clickWhenReady(page.getByRole('main').getByRole('link', { name: t('favourites.signIn') }), account.dialog)
  await account.goToPassword()
  await account.signIn('consumer.us@lacehouse.test')
  const { pressed } = heartsOf(page, t)
  await expect.poll(() => pressed.count()).toBeGreaterThanOrEqual(2)
})

test('a favourite that is taken away can be put back [FAV-03]', async ({ page, t }) => {
  await openFavourites(page, t)
  const { cards, pressed } = heartsOf(page, t)
  const name = (await cards.first().getByRole('heading').textContent()) ?? ''
  const undo = page.getByRole('button', { name: t('favourites.undoOf', { name }) })
  await clickWhenReady(pressed.first(), undo)
  await expect(undo).toBeFocused()
  await expectTitle(page, t, 1)
  const added = waitForAdding(page)
  await undo.click()
  await expect(pressed).toHaveCount(2)
  await added
  await page.reload()
  await expect(pressed).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a guest’s hearts are there after a reload, and the list is shared by a link, on a phone [FAV-01] [RT-16]', async ({
    page,
    t,
    openVisitor,
  }) => {
    await openFavourites(page, t)
    expect(await findA11yViolations(page)).toEqual([])
    await expectShared(page, t, await openVisitor(phone))
  })

  test('a favourite that is taken away can be put back on a phone, also when signed in [FAV-02] [FAV-03] [AUTH-03]', async ({
    page,
    t,
  }) => {
    await openFavourites(page, t)
    const account = accountOf(page, t)
    await clickWhenReady(page.getByRole('main').getByRole('link', { name: t('favourites.signIn') }), account.dialog)
    await account.goToPassword()
    await account.signIn('athlete.us@lacehouse.test')
    const { cards, pressed } = heartsOf(page, t)
    await expect.poll(() => pressed.count()).toBeGreaterThanOrEqual(2)
    const before = await pressed.count()
    const name = (await cards.first().getByRole('heading').textContent()) ?? ''
    const undo = page.getByRole('button', { name: t('favourites.undoOf', { name }) })
    await clickWhenReady(pressed.first(), undo)
    await expectTitle(page, t, before - 1)
    const added = waitForAdding(page)
    await undo.click()
    await expect(pressed).toHaveCount(before)
    await added
    await page.reload()
    await expect(pressed).toHaveCount(before)
  })
})

test('signing out on the page of favourites leads home and forgets them [RT-12] [AUTH-05]', async ({
  page,
  t,
  signIn,
}) => {
  await test.step('a guest has none', async () => {
    await page.goto('/en-us/favorites')
    await expect(page.getByRole('heading', { name: t('favourites.empty.title') })).toBeVisible()
    expect(await findA11yViolations(page)).toEqual([])
    await page.goto('about:blank')
  })
  await signIn('consumer.us@lacehouse.test')
  await page.goto('/en-us/favorites')
  const account = accountOf(page, t)
  await account.open()
  await account.signOut()
  await expect(page).toHaveURL(/\/en-us$/)
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('favourites')))
  expect(stored).toEqual([])
})
