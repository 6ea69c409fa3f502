import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { noteSentEvents } from '../../fixtures/note-sent-events.ts'
import { takeScreenshot } from '../../fixtures/take-screenshot.ts'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { watchRequests } from '../../fixtures/watch-browser.ts'

const address = `/en-us/p/x-${demoProducts.plain}`
const carouselOf = (page: Page) => page.locator('[data-list="recommendations-product"]')
const cardsOf = (page: Page) => carouselOf(page).locator('[data-product]')

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the browser's own
  interface Window {
    askedAt?: number[]
  }
}

/** Runs in the page: notes how far below the viewport the carousel is, in pixels, when its slot is asked for. */
function noteQuestions(): void {
  const send = window.fetch
  window.askedAt = []
  window.fetch = async (input, init) => {
    const place = document.querySelector('[data-list="recommendations-product"]')
    if (place && /widgetRecommendations\?.*slot=product\b/.test(String(input)))
      window.askedAt?.push(place.getBoundingClientRect().top - window.innerHeight)
    return send(input, init)
  }
}

const listQuestions = (page: Page): Promise<readonly number[]> => page.evaluate(() => window.askedAt ?? [])

/** Scrolls until the carousel is 260 px below the viewport, and from there nearer by 40 px a time. */
const comeNearer = (page: Page): Promise<void> =>
  carouselOf(page).evaluate((element) => {
    const distance = element.getBoundingClientRect().top - window.innerHeight
    window.scrollBy({ top: distance > 300 ? distance - 260 : 40, behavior: 'instant' })
  })

/** Reads on to the carousel. What stands above it may grow while it is on its way, and moves it out of view again. */
async function readOn(page: Page): Promise<void> {
  await carouselOf(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

/** Reads on until the carousel has its products, and returns the first of them. */
async function findFirstCard(page: Page) {
  await expect
    .poll(async () => {
      await readOn(page)
      return cardsOf(page).count()
    })
    .toBeGreaterThan(0)
  return cardsOf(page).first()
}

test('the carousel of a product page asks for its cards within 200 px of the viewport, and shows other products only [REC-03] [REC-04]', async ({
  page,
}) => {
  await page.addInitScript(noteQuestions)
  await page.goto(address)
  expect(await listQuestions(page)).toEqual([])
  await expect
    .poll(async () => {
      const asked = await listQuestions(page)
      if (asked.length === 0) await comeNearer(page)
      return asked.length
    })
    .toBe(1)
  const [distance = Number.POSITIVE_INFINITY] = await listQuestions(page)
  expect(distance).toBeLessThanOrEqual(200)
  await findFirstCard(page)
  const shown = await cardsOf(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-product')))
  expect(shown.length).toBeGreaterThan(4)
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown).not.toContain(demoProducts.plain)
})

for (const [width, share] of [
  [390, 0.4],
  [820, 0.28],
  [1440, 0.22],
] as const)
  test(`a recommended product takes its share of a screen ${width} wide [REC-03]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    const card = await findFirstCard(page)
    const whole = await carouselOf(page).evaluate((element) => element.clientWidth)
    expect(((await card.boundingBox())?.width ?? 0) / whole).toBeCloseTo(share, 2)
    await takeScreenshot(page, `recommendations-${width}`)
  })

test('a carousel that is seen and a card that is followed are reported to the shop, with what it recommended [REC-02]', async ({
  page,
}) => {
  const listSent = await noteSentEvents(page)
  await page.goto(address)
  const card = await findFirstCard(page)
  const id = (await card.getAttribute('data-product')) ?? ''
  await expect
    .poll(async () => {
      await readOn(page)
      return (await listSent('recommendation')).map(({ name, data }) => [name, data?.impressionToken])
    })
    .toEqual([['shown', expect.stringMatching(/^product\./)]])
  const accepted = page.waitForResponse((response) => response.url().includes('/fapi/events'))
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(id))
  expect((await accepted).status()).toBe(202)
  expect((await listSent('recommendation')).map(({ name, data }) => [name, data?.recToken]).at(-1)).toEqual([
    'clicked',
    expect.stringMatching(new RegExp(`^product\\.[a-z_]+\\.${id}\\.`)),
  ])
})

test.describe('without consent to targeting', () => {
  test.use({ consent: 'C0001.C0002.v1' })

  test('products are recommended, and the visit reports the pages but no recommendation [REC-02]', async ({ page }) => {
    const { sent, flush } = await watchRequests(page)
    await page.goto(address)
    const card = await findFirstCard(page)
    const id = (await card.getAttribute('data-product')) ?? ''
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(id))
    await flush()
    await expect.poll(() => [...sent]).toEqual(['C0002'])
  })
})
