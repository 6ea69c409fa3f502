import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { purgeOnChange } from './purge-on-change.ts'

type Deps = Parameters<typeof purgeOnChange>[0]

/** Starts to listen to a database that the test speaks for; lists what was dropped, purged and logged. */
const listen = async ({
  priceChanges = [],
  isBroken = false,
}: {
  priceChanges?: string[][]
  isBroken?: boolean
} = {}) => {
  const dropped: string[] = []
  const errors: string[] = []
  const purged: (readonly string[] | null)[] = []
  const note = (what: string) => (ids?: unknown) => void dropped.push([what, ids].flat().filter(Boolean).join(' '))
  const load = (what: string) => async (ids?: unknown) => {
    note(what)(ids)
    if (isBroken) throw new Error('the database is away')
  }
  let announce: (payload: string | null) => void = () => undefined
  const deps = {
    database: {
      listen: async (_: string, onChange: typeof announce) => {
        announce = onChange
        return () => undefined
      },
    },
    experiments: { reload: load('experiments') },
    catalogue: { drop: note('catalogue') },
    search: {
      rules: { drop: note('rules') },
      pages: { drop: note('pages') },
      index: {
        drop: note('index'),
        renew: note('index of'),
        change: (ids: readonly string[], what: string) => note(`index ${what}`)(ids),
        takePriceChanges: async () => {
          const next = priceChanges.shift()
          if (!next) throw new Error('the database is away')
          return next
        },
      },
    },
    promotions: { drop: note('promotions') },
    content: { drop: note('content') },
    stores: { drop: note('stores') },
    sessionDenyList: { load: load('ended sessions') },
    log: { error: (_: unknown, message: string) => void errors.push(message) },
    securityLog: { record: (event: string, _: unknown, { target }: { target: string }) => note(event)(target) },
  }
  onTestFinished(await purgeOnChange(deps as unknown as Deps, (tags) => purged.push(tags)))
  return { dropped, errors, purged, announce: (payload: string | null) => announce(payload) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['products:A,B', ['catalogue A B', 'index words A B'], ['listing', 'product:A', 'product:B']],
  ['products:*', ['catalogue', 'index'], ['listing', 'product']],
  ['price_entries:A', ['catalogue A', 'index values A'], ['listing', 'product:A']],
  ['stock_items:A', ['index values A'], ['listing', 'product:A']],
  ['product_pictures:A', ['catalogue A', 'index values A', 'content'], ['content', 'listing', 'product:A']],
  ['categories:C1', ['catalogue', 'index'], ['listing', 'product']],
  ['reviews:A', [], ['product:A']],
  ['reviews:*', [], ['product']],
  ['promotions:P1', ['promotions', 'promotions_changed P1'], ['promotions']],
  ['experiments:E1', ['experiments'], []],
  ['popular_products:*', ['index of popularity'], ['recommendations']],
  ['locations:L1', ['index of stores', 'stores'], ['stores', 'listing']],
  ['search_rules:R1', ['rules'], ['listing']],
  ['social_media:S1', [], ['social']],
  ['content_documents:D1', ['pages', 'content'], ['content']],
  ['content_pictures:D1', ['content'], ['content']],
])(
  'a change %s drops what memory holds of it and purges the pages that show it [MER-06]',
  async (payload, drops, tags) => {
    const { dropped, purged, announce } = await listen()
    announce(payload)
    expect(dropped).toEqual(drops)
    expect(purged).toEqual([tags])
  },
)

test.each([
  ['refresh_token_families:F1,F2', 'ended sessions F1 F2'],
  ['refresh_token_families:*', 'ended sessions'],
])('a change %s ends sessions in memory and purges no page', async (payload, expected) => {
  const { dropped, purged, announce } = await listen()
  announce(payload)
  expect(dropped).toEqual([expected])
  expect(purged).toEqual([])
})

test('after a lost connection everything in memory is dropped and everything is purged [MER-06]', async () => {
  const { dropped, purged, announce } = await listen()
  announce(null)
  const everything = [
    'catalogue',
    'content',
    'ended sessions',
    'experiments',
    'index',
    'pages',
    'promotions',
    'rules',
    'stores',
  ]
  expect(dropped.toSorted()).toEqual(everything)
  expect(purged).toEqual([null])
})

test('what cannot be read after a change is logged, and the pages are purged all the same', async () => {
  const { errors, purged, announce } = await listen({ isBroken: true })
  announce(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(errors.toSorted()).toEqual(['ended sessions not read', 'experiments not read'])
  expect(purged).toEqual([null])
})

test('prices that begin or end by the clock purge their products, all of them beyond 500, and none where none changed [SRCH-06]', async () => {
  const ids = Array.from({ length: 501 }, (_, nth) => `P${nth}`)
  const { purged } = await listen({ priceChanges: [[], ['A'], ids.slice(1), ids] })
  await vi.advanceTimersByTimeAsync(500)
  expect(purged).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(purged).toEqual([['listing', 'product:A']])
  await vi.advanceTimersByTimeAsync(500)
  expect(purged[1]).toHaveLength(501)
  await vi.advanceTimersByTimeAsync(500)
  expect(purged[2]).toEqual(['listing', 'product'])
})

test('a check of prices that fails is followed by the next one', async () => {
  const priceChanges: string[][] = []
  const { purged } = await listen({ priceChanges })
  await vi.advanceTimersByTimeAsync(500)
  priceChanges.push(['A'])
  await vi.advanceTimersByTimeAsync(500)
  expect(purged).toEqual([['listing', 'product:A']])
})
