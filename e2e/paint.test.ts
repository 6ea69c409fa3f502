import { demoProducts } from '@lacehouse/test-kit'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { listBarriers } from './harness/list-barriers.ts'
import { takeScreenshot } from './harness/take-screenshot.ts'
import { cards, checkoutOf, people, waitUntilPlaceable } from './pages/checkout-parts.ts'
import { goTo } from './pages/shop-parts.ts'

const path = `/en-us/p/tivoli-court-${demoProducts.madeToOrder}`
const galleryOf = (page: Page) => page.getByRole('region', { name: 'Pictures of Tivoli Court' })
const partOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const recipeOf = (page: Page) => new URL(page.url()).searchParams.get('recipe')?.split(':')[0] ?? ''

/** Waits until every view is painted in the colours of the address. */
async function waitUntilPainted(page: Page): Promise<void> {
  const colours = recipeOf(page).split('-')[1]
  const painted = page.locator(colours ? `[data-painted="${colours}"]` : '[data-painted]')
  await painted.waitFor()
}

async function paint(page: Page, part: string, colour: string): Promise<void> {
  const before = recipeOf(page)
  await partOf(page, part).press('Space')
  await page
    .getByRole('group', { name: `Color of the part: ${part}` })
    .getByRole('radio', { name: colour })
    .press('Space')
  await page.waitForFunction(
    (old) => !location.search.includes(`recipe=${old || 'none'}`) && location.search.includes('recipe='),
    before,
  )
  await waitUntilPainted(page)
}

/** Red, green and blue at a place of the first view's canvas, in shares of it, as they are seen. */
async function colourAt(page: Page, place: { x: number; y: number }): Promise<[number, number, number]> {
  const shot = await galleryOf(page).getByRole('listitem').first().screenshot()
  return page.evaluate(
    async ({ bytes, x, y }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const data = context?.getImageData(Math.round(bitmap.width * x), Math.round(bitmap.height * y), 1, 1).data
      return [data?.[0] ?? 0, data?.[1] ?? 0, data?.[2] ?? 0]
    },
    { bytes: [...shot], ...place },
  )
}

journey(
  'a shopper paints a pair by keys, takes steps back, shares it by its address, and gets it to the end [RT-07] [CART-29]',
  async ({ open }) => {
    const page = await open()
    await goTo(page, path)
    await waitUntilPainted(page)
    await paint(page, 'Laces', 'Scarlet')
    await page.getByText('Laces is Scarlet now.').waitFor({ state: 'attached' })
    const laced = recipeOf(page)
    await paint(page, 'Outsole', 'Gum')
    const gummed = recipeOf(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await waitUntilPainted(page)
    expect(recipeOf(page)).toBe(laced)
    expect(
      await page.getByRole('button', { name: 'Undo' }).evaluate((button) => button === document.activeElement),
    ).toBe(true)
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.waitForFunction(() => !location.search.includes('recipe'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.waitForFunction((recipe) => location.search.includes(recipe), laced)
    expect(await listBarriers(page)).toEqual([])

    const friend = await open({ device: 'phone' })
    await goTo(friend, `${path}?recipe=${gummed}`)
    await waitUntilPainted(friend)
    await partOf(friend, 'Outsole').press('Space')
    expect(await friend.getByRole('radio', { name: 'Gum' }).isChecked()).toBe(true)
    await takeScreenshot(friend, 'paint-phone')
    expect(await listBarriers(friend)).toEqual([])
    await friend
      .getByRole('radio', { name: /^[\d.]+$/ })
      .nth(1)
      .press('Space')
    await friend.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    const mini = friend.getByRole('dialog')
    await mini.getByText('Your own colors').waitFor()
    const picture = mini.getByRole('article').first().locator('img')
    expect(await picture.getAttribute('src')).toContain(`court-low.side.${gummed}-`)
    await mini.getByRole('link', { name: 'Check out' }).click()
    const checkout = checkoutOf(friend)
    await checkout.fillAddress(people['en-us'])
    await friend.getByRole('group', { name: 'Delivery of your made-to-order items' }).waitFor()
    await checkout.toBilling.click()
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await waitUntilPlaceable(friend)
    await checkout.place.click()
    await friend.waitForURL(/\/order-confirmation/)
    await friend.getByRole('heading', { name: /^Thank you/ }).waitFor()
    expect(await friend.locator(`img[src*="${gummed}"]`).first().getAttribute('src')).toContain('court-low.side')
  },
)

journey(
  'what the browser paints is what the server draws, and a part is chosen where it is pressed [RT-07]',
  async ({ open }) => {
    const page = await open()
    await goTo(page, path)
    await waitUntilPainted(page)
    await paint(page, 'Upper', 'Cobalt')
    await galleryOf(page).getByRole('button', { name: 'Picture 1 of 7' }).click()
    const place = { x: 0.6, y: 0.5 }
    await expect.poll(async () => (await colourAt(page, place))[2]).toBeGreaterThan(120)
    const painted = await colourAt(page, place)
    await partOf(page, 'Laces').press('Space')
    await galleryOf(page).getByRole('button', { name: 'Picture 1 of 7' }).click()
    await galleryOf(page)
      .getByRole('listitem')
      .first()
      .click({ position: { x: 10, y: 10 } })
    expect(await partOf(page, 'Laces').isChecked()).toBe(true)

    // Without scripts nobody paints in the browser: the address alone tells the server.
    const plain = await open({ scripts: false })
    await goTo(plain, `${path}?recipe=${recipeOf(page)}`)
    await galleryOf(plain)
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode())
    const drawn = await colourAt(plain, place)
    for (const [channel, value] of drawn.entries()) expect(Math.abs(value - (painted[channel] ?? 0))).toBeLessThan(14)
  },
)
