import { addCatalogue, productIdOf } from '@lacehouse/test-kit/database/add-catalogue'
import { createTestDatabase, type TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchDocuments } from './tables/search.ts'

let scratch: TestDatabase

beforeAll(async () => {
  scratch = await createTestDatabase()
  await addCatalogue(scratch.db, { products: 3 })
  const document = (index: number, locale: string, [title, labels]: [string, string]) => ({
    productId: productIdOf(index),
    locale,
    title,
    labels,
  })
  await scratch.db.drizzle
    .insert(searchDocuments)
    .values([
      document(0, 'de-de', ['Größe Läufer', 'Laufschuhe Grün']),
      document(1, 'fr-ca', ['Chaussure d’été', 'Sandales légères']),
      document(2, 'en-us', ['Trail Runner', 'Running shoes']),
    ])
})

afterAll(() => scratch.drop())

const find = async (locale: string, typed: string): Promise<string[]> => {
  const rows = await scratch.db.drizzle
    .select({ id: searchDocuments.productId })
    .from(searchDocuments)
    .where(sql`locale = ${locale} and document @@ search_query(${locale}, ${typed})`)
  return rows.map(({ id }) => id)
}

test.each([
  ['de-de', 'laufschuh', 0],
  ['de-de', 'GRUN', 0],
  ['de-de', 'groesse -größe or grösse', 0],
  ['fr-ca', 'sandale legere', 1],
  ['en-us', 'shoe runs', 2],
])(
  'in %s the words %s find a product in any form and with or without accents [SRCH-01]',
  async (locale, typed, index) => {
    expect(await find(locale, typed)).toEqual([productIdOf(index)])
  },
)

test.each(['"', "it's & | ! ( <->", '-', '\\', ':*', '🥾'])('a query of %s is no error', async (typed) => {
  expect(await find('en-us', typed)).toEqual([])
})

test('a misspelt word is found by its trigrams', async () => {
  const rows = await scratch.db.drizzle
    .select({ id: searchDocuments.productId })
    .from(searchDocuments)
    .where(sql`plain_words('Runer') <% words`)
  expect(rows).toEqual([{ id: productIdOf(2) }])
})
