import { demoProducts } from '@lacehouse/test-kit'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { firstDrawing } from './harness/first-drawing.ts'
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
  await painted.waitFor({ timeout: firstDrawing })
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

/** The first view as it is seen, in a grid of 32 × 32 colours; decoded by a page that runs scripts. */
async function lookOf(page: Page, reader: Page): Promise<number[]> {
  const shot = await galleryOf(page).getByRole('listitem').first().screenshot()
  return reader.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const context = new OffscreenCanvas(32, 32).getContext('2d')
      if (!context) return []
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, 0, 0, 32, 32)
      return [...context.getImageData(0, 0, 32, 32).data]
    },
    [...shot],
  )
}

/** How far two looks are apart, in steps of 255, on average. */
const distanceOf = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

journey('a shopper paints a pair by keys and takes steps back, and the address keeps up [RT-07]', async ({ open }) => {
  const page = await open()
  await goTo(page, path)
  await waitUntilPainted(page)
  await paint(page, 'Laces', 'Scarlet')
  await page.getByText('Laces is Scarlet now.').waitFor({ state: 'attached' })
  const laced = recipeOf(page)
  await paint(page, 'Outsole', 'Gum')
  await page.getByRole('button', { name: 'Undo' }).click()
  await waitUntilPainted(page)
  expect(recipeOf(page)).toBe(laced)
  expect(await page.getByRole('button', { name: 'Undo' }).evaluate((button) => button === document.activeElement)).toBe(
    true,
  )
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.waitForFunction(() => !location.search.includes('recipe'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction((recipe) => location.search.includes(recipe), laced)
  expect(await listBarriers(page)).toEqual([])
})

journey(
  'who opens a shared design sees it, and gets it to the end: in the cart, at the checkout and when it is ordered [RT-07] [CART-29]',
  async ({ open }) => {
    const friend = await open({ device: 'phone' })
    await goTo(friend, path)
    await waitUntilPainted(friend)
    await paint(friend, 'Outsole', 'Gum')
    const gummed = recipeOf(friend)
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
    const first = galleryOf(page).getByRole('button', { name: 'Picture 1 of 7' })
    await first.click()
    const before = await lookOf(page, page)
    for (const part of ['Upper', 'Quarter', 'Toe wing']) await paint(page, part, 'Cobalt')
    await first.click()
    const painted = await lookOf(page, page)
    expect(distanceOf(before, painted)).toBeGreaterThan(4)
    await partOf(page, 'Laces').press('Space')
    await first.click()
    await galleryOf(page)
      .getByRole('listitem')
      .first()
      .click({ position: { x: 10, y: 10 } })
    expect(await partOf(page, 'Laces').isChecked()).toBe(true)
    // On the side of the shoe, below its middle.
    await galleryOf(page)
      .getByRole('listitem')
      .first()
      .click({ position: { x: 378, y: 470 } })
    await expect.poll(() => partOf(page, 'Upper').isChecked()).toBe(true)

    // Without scripts nobody paints in the browser: the address alone tells the server.
    const plain = await open({ scripts: false })
    await plain.goto(`${path}?recipe=${recipeOf(page)}`, { waitUntil: 'domcontentloaded' })
    const image = galleryOf(plain).locator('img').first()
    const isHere = () => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
    await expect.poll(isHere, { timeout: firstDrawing }).toBe(true)
    expect(distanceOf(await lookOf(plain, page), painted)).toBeLessThan(1)
  },
)
