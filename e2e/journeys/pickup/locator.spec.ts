import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, test } from '../../fixtures/test.ts'

for (const width of [390, 1440]) {
  test(`a store is found by its place, on the map and in the list, ${width} pixels wide, with its hours and a page of its own [STO-01]`, async ({
    page,
    t,
    pageErrors,
  }) => {
    // An unknown place is answered by STR404.
    pageErrors.allow(/status of 404/)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en-us/stores')
    const main = page.getByRole('main')
    const map = main.getByRole('region', { name: t('stores.map.label') })
    const items = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(map.getByRole('button').first()).toBeVisible()
    const all = await items.count()
    expect(all).toBeGreaterThan(3)

    const first = items.first()
    const before = await first.getByRole('heading').textContent()
    const place = main.getByLabel(t('stores.search.label'))
    await actWhenReady(
      async () => {
        await place.fill('Chicago')
        await main.getByRole('button', { name: t('stores.search.action'), exact: true }).click()
      },
      (within) => expect(first).toContainText('Chicago', within),
    )
    const name = (await first.getByRole('heading').textContent()) ?? ''
    expect(name).not.toBe(before)
    // Its hours, a line for each day or for equal days together.
    await expect(first).toContainText(/\d{1,2}(:\d{2})?\s?(AM|PM)/i)

    const pin = map.getByRole('button', { name, exact: true })
    await first.getByRole('button', { name: t('stores.map.showOf', { name }) }).click()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect(pin).toBeInViewport()
    expect(await findA11yViolations(page)).toEqual([])
    await takeScreenshot(page, `store-locator-${width}`)

    await place.fill('Nowhere at all')
    await main.getByRole('button', { name: t('stores.search.action'), exact: true }).click()
    await expect(place).toHaveAccessibleDescription(t('stores.search.none'))
    await first.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/stores\/us-/)
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name)
  })
}
