import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { actWhenReady } from '../../fixtures/click-when-ready.ts'
import { findA11yViolations } from '../../fixtures/find-a11y-violations.ts'
import { firstRenderTimeout } from '../../fixtures/first-render-timeout.ts'
import type { SiteText } from '../../fixtures/site-text.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, phone, test } from '../../fixtures/test.ts'
import { checkoutOf } from '../../pages/checkout.ts'
import { ada, cards } from '../../pages/people.ts'
import { productOf } from '../../pages/product.ts'

type Part = 'laces' | 'outsole' | 'upper' | 'heelCounter' | 'toeOverlay'
type Colour = 'scarlet' | 'gum' | 'cobalt'

const path = `/en-us/p/tivoli-court-${demoProducts.madeToOrder}`
const galleryOf = (page: Page, t: SiteText) =>
  page.getByRole('region', { name: t('product.gallery', { name: 'Tivoli Court' }) })
const partOf = (page: Page, t: SiteText, part: Part) =>
  page.getByRole('radio', { name: t(`paint.part.${part}`), exact: true })
const recipeOf = (page: Page) => new URL(page.url()).searchParams.get('recipe')?.split(':')[0] ?? ''

/** Waits until every view is painted in the colours of the address. */
async function expectPainted(page: Page): Promise<void> {
  const colours = recipeOf(page).split('-')[1]
  const painted = page.locator(colours ? `[data-painted="${colours}"]` : '[data-painted]')
  await expect(painted.first()).toBeAttached({ timeout: firstRenderTimeout })
}

async function openPainted(page: Page, at = path): Promise<void> {
  await page.goto(at)
  await expectPainted(page)
}

async function paint(page: Page, t: SiteText, { part, colour }: { part: Part; colour: Colour }): Promise<void> {
  const before = recipeOf(page)
  const colours = page.getByRole('group', { name: t('painter.color', { part: t(`paint.part.${part}`) }) })
  await actWhenReady(
    async () => {
      await partOf(page, t, part).press('Space')
      await colours.getByRole('radio', { name: t(`paint.color.${colour}`) }).press('Space')
    },
    (within) => expect.poll(() => ![before, ''].includes(recipeOf(page)), within).toBe(true),
  )
  await expectPainted(page)
}

/** The first view as it is seen, in a grid of 32 × 32 colours; decoded by a page that runs scripts. */
async function lookOf(page: Page, t: SiteText, reader: Page): Promise<number[]> {
  const shot = await galleryOf(page, t).getByRole('listitem').first().screenshot()
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
function distanceOf(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

test('a pair is painted by keys, and the address keeps up with each step back [RT-07]', async ({ page, t }) => {
  const undo = page.getByRole('button', { name: t('painter.undo') })
  await openPainted(page)
  await paint(page, t, { part: 'laces', colour: 'scarlet' })
  const said = t('painter.announce.painted', { part: t('paint.part.laces'), color: t('paint.color.scarlet') })
  await expect(page.getByText(said)).toBeAttached()
  const laced = recipeOf(page)
  await paint(page, t, { part: 'outsole', colour: 'gum' })
  await undo.click()
  await expectPainted(page)
  expect(recipeOf(page)).toBe(laced)
  await expect(undo).toBeFocused()
  await page.getByRole('button', { name: t('painter.reset') }).click()
  await expect(page).not.toHaveURL(/recipe/)
  await undo.click()
  await expect.poll(() => recipeOf(page)).toBe(laced)
  expect(await findA11yViolations(page)).toEqual([])
})

test('what the browser paints is what the server draws [RT-07]', async ({ page, t, openVisitor }) => {
  await openPainted(page)
  const first = galleryOf(page, t).getByRole('button', {
    name: t('product.gallery.picture', { position: 1, count: 7 }),
  })
  await first.click()
  const before = await lookOf(page, t, page)
  for (const part of ['upper', 'heelCounter', 'toeOverlay'] as const) await paint(page, t, { part, colour: 'cobalt' })
  await first.click()
  const painted = await lookOf(page, t, page)
  expect(distanceOf(before, painted)).toBeGreaterThan(4)
  // Without scripts the browser paints nothing: the address alone tells the server.
  const plain = await openVisitor({ javaScriptEnabled: false })
  await plain.goto(`${path}?recipe=${recipeOf(page)}`, { waitUntil: 'domcontentloaded' })
  const image = galleryOf(plain, t).locator('img').first()
  const isHere = () => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
  await expect.poll(isHere, { timeout: firstRenderTimeout }).toBe(true)
  expect(distanceOf(await lookOf(plain, t, page), painted)).toBeLessThan(1)
})

test('a part is chosen where the picture is pressed [RT-07]', async ({ page, t }) => {
  await openPainted(page)
  const gallery = galleryOf(page, t)
  const first = gallery.getByRole('button', { name: t('product.gallery.picture', { position: 1, count: 7 }) })
  const press = (x: number, y: number) => gallery.getByRole('listitem').first().click({ position: { x, y } })
  await partOf(page, t, 'laces').press('Space')
  await first.click()
  await test.step('beside the shoe nothing is chosen', async () => {
    await press(10, 10)
    await expect(partOf(page, t, 'laces')).toBeChecked()
  })
  await test.step('on the side of the shoe, below its middle, the upper is', async () => {
    await press(378, 470)
    await expect(partOf(page, t, 'upper')).toBeChecked()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a shared design is seen, and kept in the cart, at the checkout and in the order [RT-07] [CART-29]', async ({
    page,
    t,
  }) => {
    await openPainted(page)
    await paint(page, t, { part: 'outsole', colour: 'gum' })
    const gummed = recipeOf(page)
    await test.step('its address shows the design', async () => {
      await openPainted(page, `${path}?recipe=${gummed}`)
      const gum = page.getByRole('radio', { name: t('paint.color.gum') })
      await actWhenReady(
        () => partOf(page, t, 'outsole').press('Space'),
        (within) => expect(gum).toBeChecked(within),
      )
      await takeScreenshot(page, 'paint-phone')
      expect(await findA11yViolations(page)).toEqual([])
    })
    const product = productOf(page, t)
    await product.add(product.sizes.nth(1))
    await expect(product.dialog.getByText(t('cart.item.painted'))).toBeVisible()
    const picture = product.dialog.getByRole('article').first().locator('img')
    await expect(picture).toHaveAttribute('src', new RegExp(`court-low\\.side\\.${gummed}-`))
    await product.dialog.getByRole('link', { name: t('cart.checkout') }).click()
    const checkout = checkoutOf(page, t)
    await checkout.fillAddress(ada)
    await expect(page.getByRole('group', { name: t('checkout.shippingMethod.customs') })).toBeVisible()
    await checkout.toBilling.click()
    await checkout.fillCard(cards.good)
    await checkout.toSummary.click()
    await checkout.expectPlaceable()
    await checkout.placeOrder()
    await expect(page.getByRole('heading', { name: t('order.confirmation.title', ada) })).toBeVisible()
    await expect(page.locator(`img[src*="${gummed}"]`).first()).toHaveAttribute('src', /court-low\.side/)
  })
})
