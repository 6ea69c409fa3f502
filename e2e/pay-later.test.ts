import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { addFirstPair, toMinor } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

journey(
  'product and cart say what a part costs over time, and the dialog counts every part of exactly that price [PAY-06] [DLG-13]',
  async ({ open }) => {
    const page = await open({ device: 'phone' })
    await addFirstPair(page, 'en-us')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    const message = page.getByRole('main').getByText(/^or 3 payments of \$[\d.]+ with Klarna$/)
    const dialog = page.getByRole('dialog')
    const readPart = async () => toMinor(/\$[\d.]+/.exec((await message.textContent()) ?? '')?.[0] ?? '')
    const readPlan = async () => {
      const shown = await dialog.getByRole('definition').allTextContents()
      const sums = shown.map(toMinor)
      return { parts: sums.slice(0, -1), total: sums.at(-1) }
    }
    const openPlan = async () => {
      await message.scrollIntoViewIfNeeded()
      await page.getByRole('main').getByRole('button', { name: 'Learn more' }).click()
      await dialog.getByRole('heading', { name: 'Pay in 3 parts' }).waitFor()
    }
    await openPlan()
    const price = toMinor(
      (await page
        .getByRole('main')
        .getByText(/^\$[\d.]+$/)
        .first()
        .textContent()) ?? '',
    )
    const { parts, total } = await readPlan()
    expect(parts).toHaveLength(3)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price)
    expect(total).toBe(price)
    expect(Math.max(...parts)).toBe(await readPart())
    await dialog.getByRole('term').getByText('Today').waitFor()
    expect(await listBarriers(page, 'dialog')).toEqual([])
    await takeScreenshot(page, 'pay-later-product')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await goTo(page, '/en-us/cart')
    await openPlan()
    const inCart = await readPlan()
    expect(inCart.parts.reduce((sum, part) => sum + part, 0)).toBe(inCart.total)
    expect(Math.max(...inCart.parts)).toBe(await readPart())
  },
)
