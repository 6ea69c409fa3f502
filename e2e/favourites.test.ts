import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { accountOf } from './pages/account-parts.ts'
import { goTo, listingOf } from './pages/shop-parts.ts'

const heartsOf = (page: Page) => {
  const cards = page.getByRole('main').getByRole('article')
  const all = cards.getByRole('button', { name: /^Favorites: / })
  return { cards, all, pressed: cards.getByRole('button', { name: /^Favorites: /, pressed: true }) }
}
const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

for (const device of ['phone', 'desktop'] as const) {
  journey(
    `on a ${device} a guest’s hearts are there after a reload, are shared, come along at sign-in, and go with a way back [FAV-01, FAV-02, FAV-03, AUTH-03, RT-16]`,
    async ({ open }) => {
      const page = await open({ device })
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await goTo(page, '/en-us/search?q=runner')
      await listingOf(page).results.first().waitFor()
      const { all, pressed, cards } = heartsOf(page)
      const [first, second] = device === 'phone' ? [0, 1] : [2, 3]
      await all.nth(first).click()
      await page.getByText('Saved to your favorites').waitFor()
      await all.nth(second).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => pressed.count()).toBe(2)
      await expect.poll(() => page.evaluate(() => localStorage['favourites.LH-US'])).toMatch(/favoriteId.*LH.*LH/)
      await page.reload()
      await expect.poll(() => pressed.count()).toBe(2)

      await goTo(page, '/en-us/favourites')
      await cards.first().waitFor()
      expect(await title(page)).toBe('Favorites (2)')
      expect(await listBarriers(page)).toEqual([])
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
      await page.getByRole('button', { name: 'Share list' }).click()
      await page.getByText(/Link copied/).waitFor()
      const link = await page.evaluate(() => navigator.clipboard.readText())

      const friend = await open({ device })
      await friend.goto(link)
      await expect.poll(() => heartsOf(friend).cards.count()).toBe(2)
      expect(await friend.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
      expect(await listBarriers(friend)).toEqual([])

      const account = accountOf(page)
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await account.fill('consumer.us@lacehouse.test')
      await account.send()
      await page.getByText('You have successfully logged in').waitFor()
      await expect.poll(() => pressed.count()).toBeGreaterThanOrEqual(2)

      const before = await pressed.count()
      const name = await cards.first().getByRole('heading').textContent()
      await pressed.first().click()
      const undo = page.getByRole('button', { name: `Undo: put ${name} back on the list` })
      await undo.waitFor()
      await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
      await expect.poll(() => title(page)).toBe(before > 1 ? `Favorites (${before - 1})` : 'Favorites')
      await undo.click()
      await expect.poll(() => pressed.count()).toBe(before)
      await page.reload()
      await expect.poll(() => pressed.count()).toBe(before)
    },
  )
}

journey('signing out on the page of favourites leads home, and nothing is kept [RT-12, AUTH-05]', async ({ open }) => {
  const page = await open()
  await goTo(page, '/en-us/favourites')
  await page.getByRole('heading', { name: 'No favorites yet' }).waitFor()
  expect(await listBarriers(page)).toEqual([])
  const account = accountOf(page)
  await account.open()
  await account.fill('consumer.us@lacehouse.test')
  await account.send()
  await page.getByText('You have successfully logged in').waitFor()
  await account.open()
  await account.signOut()
  await page.waitForURL(/\/en-us$/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('favourites')))).toEqual([])
})
