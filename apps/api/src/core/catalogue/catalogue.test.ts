import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'

/** A database that answers each statement by a function, and counts them. */
const openDatabase = (answer: (nth: number) => Promise<object[]>) => {
  let statements = 0
  const query = async () => {
    statements += 1
    const rows = await answer(statements)
    return { rows, rowCount: rows.length }
  }
  return { catalogue: createCatalogue({ query } as unknown as Pool), countStatements: () => statements }
}

test('categories that could not be read are read by the next request, and then stay until they are dropped', async () => {
  const rows = [{ id: '1000', parentId: null, names: {}, slugs: {}, descriptions: {}, position: 1 }]
  const { catalogue, countStatements } = openDatabase((nth) =>
    nth === 1 ? Promise.reject(new Error('The database is away.')) : Promise.resolve(rows),
  )
  const [first, second] = [catalogue.listCategories(), catalogue.listCategories()]
  await expect(first).rejects.toThrow('The database is away.')
  await expect(second).rejects.toThrow('The database is away.')
  expect([await catalogue.listCategories(), countStatements()]).toEqual([rows, 2])
  catalogue.drop(['LHTEST0001'])
  await catalogue.listCategories()
  expect(countStatements()).toBe(2)
  catalogue.drop()
  await catalogue.listCategories()
  expect(countStatements()).toBe(3)
})

test('a product is read once, with others that are missing, and again after it was dropped', async () => {
  const rows = ['A', 'B'].map((id) => ({ id, variants: [{ id: `${id}-1` }] }))
  const { catalogue, countStatements } = openDatabase(() => Promise.resolve(rows))
  expect([...(await catalogue.listProducts(['A', 'B', 'A'])).keys()]).toEqual(['A', 'B'])
  expect([...(await catalogue.listProductsOfVariants(['B-1'])).keys()]).toEqual(['B-1'])
  expect(await catalogue.listProducts([])).toEqual(new Map())
  expect(countStatements()).toBe(1)
  catalogue.drop(['B'])
  await catalogue.listProducts(['A'])
  expect(countStatements()).toBe(1)
  await catalogue.listProductsOfVariants(['A-1', 'B-1'])
  expect(countStatements()).toBe(2)
})

test('a product that changes while it is read is read again by the next request', async () => {
  let change = (): void => undefined
  const { catalogue, countStatements } = openDatabase((nth) => {
    change()
    return Promise.resolve([{ id: 'A', variants: [], popularity: nth }])
  })
  change = () => catalogue.drop(['A'])
  expect((await catalogue.listProducts(['A'])).get('A')?.popularity).toBe(1)
  change = () => undefined
  expect((await catalogue.listProducts(['A'])).get('A')?.popularity).toBe(2)
  expect((await catalogue.listProducts(['A'])).get('A')?.popularity).toBe(2)
  expect(countStatements()).toBe(2)
})
