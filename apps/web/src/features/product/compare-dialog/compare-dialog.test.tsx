import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { comparedProducts, toggleCompared } from '../../../client/products/product-list.ts'
import { CompareDialog } from './compare-dialog.tsx'

const image = { url: '/i/test/fog', alt: '', view: 'side', width: 800, height: 1000 }
const tile = (id: string, name: string, amount: number) => ({
  ...{ id, name, url: `/en-us/p/x-${id}`, subtitle: 'Sneakers', currency: 'USD', image, colours: [], available: true },
  price: { lowCurrent: amount, highCurrent: amount, lowOriginal: amount, highOriginal: amount, showLowestPrice: false },
})
const tiles = [tile('LHTEST0001', 'Halden Court', 95), tile('LHTEST0002', 'Rowe Court', 110)]
const rows = [
  { key: 'width', label: 'Width', values: ['Wide', 'Regular'], differs: true },
  { key: 'gender', label: 'Gender', values: ['Men', 'Men'], differs: false },
]

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const asked = new URL(String(input), location.href).searchParams.get('ids')?.split(',') ?? []
    const products = tiles.filter(({ id }) => asked.includes(id))
    const values = (all: string[]) =>
      all.filter((_, index) => asked.includes(tiles[index]?.id ?? '')).map((one) => [one])
    return Response.json({ products, rows: rows.map((row) => ({ ...row, values: values(row.values) })) })
  })
})
afterEach(() => {
  comparedProducts.save([])
  vi.restoreAllMocks()
})

const show = () =>
  showInShop(<CompareDialog args={{}} resolve={() => undefined} dismiss={() => undefined} />, {
    areas: ['common', 'related', 'errors'],
  })

test('products stand side by side, and only what differs is shown on request [CAT-12]', async () => {
  comparedProducts.save(tiles.map(({ id }) => id))
  await show()
  await expect.element(page.getByRole('link', { name: 'Rowe Court' })).toHaveAttribute('href', '/en-us/p/x-LHTEST0002')
  await expect.element(page.getByRole('row', { name: 'Width Wide Regular' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Gender Men Men' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Show differences only' }).click()
  await expect.element(page.getByRole('row', { name: 'Gender Men Men' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: 'Width Wide Regular' })).toBeVisible()
})

test('a product is taken out of the comparison, and without any the dialog leads on [CAT-12]', async () => {
  comparedProducts.save(tiles.map(({ id }) => id))
  await show()
  for (const { name } of tiles) {
    await page.getByRole('button', { name: `Remove ${name} from the comparison` }).click()
    await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument()
  }
  await expect.element(page.getByRole('button', { name: 'Keep looking' })).toBeVisible()
})

test('a fifth product is refused, and one that is there is taken away [CAT-12]', () => {
  const ids = [1, 2, 3, 4].map((number) => `LHTEST000${number}`)
  expect(ids.map(toggleCompared)).toEqual([true, true, true, true])
  expect(toggleCompared('LHTEST0005')).toBe(false)
  expect(toggleCompared('LHTEST0002')).toBe(true)
  expect(comparedProducts.read()).toEqual(['LHTEST0001', 'LHTEST0003', 'LHTEST0004'])
})
