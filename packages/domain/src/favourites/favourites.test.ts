import { expect, test } from 'vitest'
import { type Favourite, maxFavourites, parseFavouriteKey, toFavouriteKey } from './favourite.ts'
import { planAddFavourite } from './plan-add-favourite.ts'
import { planMergeFavourites } from './plan-merge-favourites.ts'
import { planRemoveFavourite } from './plan-remove-favourite.ts'

const build = (productId: string, addedAt = 0, qty = 1): Favourite => ({
  ...{ id: `id-${productId}-${addedAt}`, productId, color: 'fog', qty },
  addedAt,
})
const many = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => build(`${prefix}${at}`, at))
const keysOf = (list: readonly Favourite[]) => list.map(({ productId, qty }) => `${productId}×${qty}`)
const court = { id: 'new', productId: 'COURT', color: 'fog' }

function requireValid(list: readonly Favourite[]): void {
  expect(new Set(list.map(toFavouriteKey)).size).toBe(list.length)
  expect(list.length).toBeLessThanOrEqual(maxFavourites)
  expect(list.every(({ qty }) => qty >= 1)).toBe(true)
}

test.each([
  ['LHBDDBF987-fog', { productId: 'LHBDDBF987', color: 'fog' }],
  ['lhbddbf987-deep-sea', { productId: 'LHBDDBF987', color: 'deep-sea' }],
  ['LHBDDBF987', { productId: 'LHBDDBF987', color: null }],
])('%s identifies a product in a colour [FAV-01]', (key, parts) => {
  expect(parseFavouriteKey(key)).toEqual(parts)
  if (parts.color)
    expect(toFavouriteKey({ ...parts, color: parts.color })).toBe(key.replace('lhbddbf987', 'LHBDDBF987'))
})

test.each([
  ['onto an empty list', [], {}, ['COURT×1']],
  ['before the earlier ones', [build('TEE')], { qty: 3 }, ['COURT×3', 'TEE×1']],
  ['once, in its place, with the given quantity', [build('TEE'), build('COURT')], { qty: 4 }, ['TEE×1', 'COURT×4']],
  ['once, with its quantity when none is given', [build('COURT', 0, 2)], {}, ['COURT×2']],
])('a favourite comes %s [FAV-01]', (_, list, input, expected) => {
  const plan = planAddFavourite(list, { ...court, ...input }, 9)
  if (!plan.ok) throw new Error(plan.reason)
  requireValid(plan.list)
  expect(keysOf(plan.list)).toEqual(expected)
  expect(plan.changed).toHaveLength(1)
})

test.each([
  ['a quantity of 0', [], { qty: 0 }, 'invalid_quantity'],
  ['half a unit', [], { qty: 0.5 }, 'invalid_quantity'],
  ['more than the largest quantity', [], { qty: 1_000_000 }, 'invalid_quantity'],
  ['one more than a list holds', many(maxFavourites, 'P'), {}, 'list_full'],
])('%s is refused [FAV-01]', (_, list, input, reason) => {
  expect(planAddFavourite(list, { ...court, ...input }, 9)).toEqual({ ok: false, reason })
})

test('a full list accepts another quantity of a favourite that it has [FAV-01]', () => {
  const list = [build('COURT'), ...many(maxFavourites - 1, 'P')]
  expect(planAddFavourite(list, { ...court, qty: 2 }, 9)).toMatchObject({ ok: true, changed: [{ qty: 2 }] })
})

test('a favourite is removed by its id, once [FAV-01]', () => {
  const list = [build('TEE'), build('COURT')]
  const plan = planRemoveFavourite(list, 'id-TEE-0')
  expect(plan.ok && keysOf(plan.list)).toEqual(['COURT×1'])
  expect(planRemoveFavourite(list, 'other')).toEqual({ ok: false, reason: 'unknown_item' })
})

test.each([
  ['none into an empty list', [], [], [], 0],
  ['all into an empty list', [build('A', 2), build('B', 1)], [], ['A×1', 'B×1'], 2],
  ['by the time of adding', [build('A', 5)], [build('B', 9), build('C', 1)], ['B×1', 'A×1', 'C×1'], 1],
  ['an equal one once, in the larger quantity', [build('A', 5, 3)], [build('A', 1, 1)], ['A×3'], 1],
  ['none when the consumer has a larger quantity', [build('A', 5, 1)], [build('A', 1, 3)], ['A×3'], 0],
])('a guest’s favourites join the consumer’s: %s [FAV-03]', (_, guest, consumer, expected, written) => {
  const merged = planMergeFavourites(guest, consumer)
  requireValid(merged.list)
  expect(keysOf(merged.list)).toEqual(expected)
  expect(merged.changed).toHaveLength(written)
  expect(planMergeFavourites(guest, merged.list).changed).toEqual([])
})

test('a merge beyond the limit drops the guest’s earliest favourites and none of the consumer’s [FAV-03]', () => {
  const consumer = many(maxFavourites - 2, 'P')
  const { list, changed } = planMergeFavourites([build('A', 1), build('B', 3), build('C', 2)], consumer)
  requireValid(list)
  expect(list).toHaveLength(maxFavourites)
  expect(keysOf(changed)).toEqual(['B×1', 'C×1'])
})

test('of several favourites in a larger quantity each keeps its own [FAV-03]', () => {
  const consumer = [build('COURT', 2), build('TEE', 1), build('SOCK', 0, 5)]
  const guest = [build('SOCK', 9, 4), build('TEE', 9, 3), build('COURT', 9, 2)]
  const merged = planMergeFavourites(guest, consumer)
  expect(keysOf(merged.list)).toEqual(['COURT×2', 'TEE×3', 'SOCK×5'])
  expect(keysOf(merged.changed)).toEqual(['COURT×2', 'TEE×3'])
})

test.each([
  [999_999, true],
  [1_000_000, false],
  [0, false],
  [1.5, false],
])('a favourite in the quantity of %d is added: %s [FAV-01]', (qty, isOk) => {
  expect(planAddFavourite([], { ...court, qty }, 9).ok).toBe(isOk)
})
