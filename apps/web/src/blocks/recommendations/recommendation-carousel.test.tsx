import type { FilledSlot, RecommendationsBlock as RecommendationsDocument } from '@lacehouse/contracts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createShow } from '../../../tools/show-block.tsx'
import { viewedProducts } from '../../client/products/product-list.ts'
import { RecommendationsBlock } from './recommendations-block.tsx'

const block: RecommendationsDocument = { id: 'r1', type: 'recommendations', slot: 'home', title: 'For you', cards: 3 }

const card = (id: string): FilledSlot['recommendations'][number] => ({
  ...{ id, name: `Shoe ${id}`, title: `Shoe ${id}`, url: '#followed', subtitle: 'Sneakers', currency: 'USD' },
  price: { lowCurrent: 90, highCurrent: 90, lowOriginal: 90, highOriginal: 90, showLowestPrice: false },
  image: { url: '/i/test/picture', width: 800, height: 1000 } as FilledSlot['recommendations'][number]['image'],
  colours: [],
  available: true,
  recToken: `home.popular.${id}.signature`,
})

type Sent = { visit?: string; events: { type: string; name: string; data: Record<string, string> }[] }

/** Answers a slot with the cards, and returns the asked addresses and the sent batches of events. */
function answerWith(recommendations: FilledSlot['recommendations']) {
  const asked: string[] = []
  const sent: Sent[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/fapi/events')) sent.push(JSON.parse(await new Response(init?.body as Blob).text()))
    if (path.includes('widgetRecommendations')) asked.push(path)
    return Response.json({ slot: 'home', impressionToken: 'home.popular.2.signature', recommendations })
  })
  return { asked, sent }
}

// What was looked at is in the storage of the browser, which files that run at the same time share.
beforeEach(() => {
  document.documentElement.dataset.consent = 'opt-out'
  vi.spyOn(viewedProducts, 'read').mockReturnValue([])
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.consent
})

const show = createShow(RecommendationsBlock)

/** Measures a carousel and its first card while nothing is answered. */
async function measure(shown: RecommendationsDocument, width: number) {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined))
  const section = await show(shown, { width })
  const place = section.querySelector<HTMLElement>('[data-cards]')
  const shape = place?.querySelector('[aria-busy] > div')?.getBoundingClientRect().width ?? 0
  return { place: place?.clientWidth ?? 1, shape }
}

test.each([
  [3, [0.7466, 0.2949, 0.2958]],
  [5, [0.4, 0.28, 0.22]],
  [6, [0.7466, 0.28, 0.18]],
] as const)(
  'a carousel of %i recommendations reserves the widths of its breakpoint [REC-03]',
  async (cards, shares) => {
    for (const [index, width] of [390, 820, 1280].entries()) {
      const { place, shape } = await measure({ ...block, id: `r${cards}-${width}`, cards }, width)
      expect(shape / place).toBeCloseTo(shares[index] ?? 0, 2)
    }
  },
)

test('cards of the search have one width on all screens [REC-03]', async () => {
  for (const width of [390, 1280])
    expect((await measure({ ...block, id: `s${width}`, cards: 'search-hub' }, width)).shape).toBe(250)
})

test('a carousel asks for its slot within 200 px of the viewport only, with the products that were looked at [REC-04]', async () => {
  vi.spyOn(viewedProducts, 'read').mockReturnValue(['LHVIEW0001', 'LHVIEW0002'])
  const { asked } = answerWith([card('LHSHOE0001')])
  // A carousel of a test before may still repeat its call; this slot is of this test alone.
  const own = () => asked.filter((path) => path.includes('slot=cart'))
  await page.viewport(1280, 800)
  const spacer = document.createElement('div')
  onTestFinished(() => spacer.remove())
  document.body.prepend(spacer)
  spacer.style.height = '1100px'
  await show({ ...block, slot: 'cart' })
  expect(own()).toEqual([])
  spacer.style.height = '700px'
  await expect.poll(own).toHaveLength(1)
  expect(new URL(own()[0] ?? '', location.href).searchParams.get('viewed')).toBe('LHVIEW0001,LHVIEW0002')
})

test('a carousel that is seen and a card that is followed are reported with their tokens, as one visit [REC-02]', async () => {
  const { sent } = answerWith([card('LHSHOE0001'), card('LHSHOE0002')])
  await show(block)
  await page.getByRole('link', { name: 'Shoe LHSHOE0002' }).click()
  await expect.poll(() => sent.flatMap(({ events }) => events), { timeout: 8000 }).toHaveLength(2)
  expect(sent.flatMap(({ events }) => events.map(({ name, data }) => [name, Object.values(data)[0]]))).toEqual([
    ['shown', 'home.popular.2.signature'],
    ['clicked', 'home.popular.LHSHOE0002.signature'],
  ])
  expect(sent[0]?.visit).toMatch(/^[0-9a-f-]{36}$/)
})

test('where the site waits for consent, recommendations are shown and nothing of the visit is reported [REC-02]', async () => {
  document.documentElement.dataset.consent = 'opt-in'
  const { sent } = answerWith([card('LHSHOE0001')])
  await show({ ...block, id: 'r-quiet' })
  // The code that would report is there, and its pause ends.
  await import('../../client/events/report-event.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('link', { name: 'Shoe LHSHOE0001' }).click()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
})

test('a slot without recommendations takes no space, its heading neither', async () => {
  answerWith([])
  const section = await show({ ...block, id: 'r-empty' })
  await expect.element(page.getByRole('heading', { name: 'For you' })).not.toBeInTheDocument()
  await expect.poll(() => section.querySelector('[data-cards]')?.getBoundingClientRect().height).toBe(0)
})
