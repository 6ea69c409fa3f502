import { expect, test } from 'vitest'
import { appendProduct, createFacetIndex } from './facet-index.ts'
import { addTexts, getText } from './site-texts.ts'
import type { TextDocument } from './text-index.ts'

const toId = (at: number): string => `P${String(at).padStart(5, '0')}`
const toDocument = (id: string, title: string): TextDocument => ({ id, title, labels: '', body: '' })

/** Words of so many products in a table in memory, which is away while `isFailing`. */
const open = (count: number) => {
  const index = createFacetIndex(count)
  const documents = Array.from({ length: count }, (_, at) => toDocument(toId(at), `nova ${at}`))
  for (const { id } of documents)
    appendProduct(index, {
      ...{ id, facets: {}, categoryIds: [], kind: 'apparel', price: 1, discount: 0, popularity: 0, givenPopularity: 0 },
      ...{ publishedAt: 0, rating: 0, available: true, changesAt: null },
    })
  const state = { isFailing: false, pages: [] as string[], title: 'quartz' }
  const answer = <Value>(value: Value): Promise<Value> =>
    state.isFailing ? Promise.reject(new Error('The database is away.')) : Promise.resolve(value)
  const queries = {
    listDocuments: (_: string, after: string, limit: number) => {
      state.pages.push(after)
      return answer(documents.filter(({ id }) => id > after).slice(0, limit))
    },
    listDocumentsOf: (_: string, ids: readonly string[]) => answer(ids.map((id) => toDocument(id, state.title))),
  }
  const words = { texts: new Map(), index }
  const read = async (stem: string, locale = 'en-us'): Promise<number> => {
    let found = 0
    const text = await getText(queries, words, locale)
    text.each(stem, () => {
      found += 1
    })
    return found
  }
  return { state, read, add: (...ids: string[]) => addTexts(queries, words, ids), words }
}

test.each([
  { count: 0, pages: [''] },
  { count: 1999, pages: [''] },
  { count: 2000, pages: ['', toId(1999)] },
  { count: 2001, pages: ['', toId(1999)] },
])('the words of $count products are read page by page, each once for a locale', async ({ count, pages }) => {
  const { state, read } = open(count)
  expect([await read('nova'), await read('nova'), state.pages]).toEqual([count, count, pages])
})

test('a locale whose words could not be read is read by the next request, and others stay', async () => {
  const { state, read } = open(3)
  await read('nova', 'de-de')
  state.isFailing = true
  await expect(read('nova')).rejects.toThrow('The database is away.')
  expect(await read('nova', 'de-de')).toBe(3)
  state.isFailing = false
  expect([await read('nova'), state.pages.length]).toEqual([3, 3])
})

test('new words of a product are added in each locale that was read; where they cannot be, the locale is read anew', async () => {
  const { state, read, add } = open(2)
  await read('nova')
  await add(toId(1), 'UNKNOWN')
  expect([await read('quartz'), await read('quartz', 'de-de'), state.pages.length]).toEqual([1, 0, 2])
  await add()
  state.isFailing = true
  await add(toId(0))
  state.isFailing = false
  expect([await read('quartz'), state.pages.length]).toEqual([0, 3])
})
