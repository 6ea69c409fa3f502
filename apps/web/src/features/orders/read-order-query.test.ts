import { expect, test } from 'vitest'
import { isFiltered, readOrderQuery, toOrderAddress, toWanted } from './read-order-query.ts'

test.each([
  ['', { page: 1, search: '', show: '' }, { start: 0 }],
  [
    'page=3&search=+court+&show=2025',
    { page: 3, search: 'court', show: '2025' },
    { start: 20, search: 'court', year: 2025 },
  ],
  ['show=cancelled', { page: 1, search: '', show: 'cancelled' }, { start: 0, state: 'cancelled' }],
  ['page=-1&show=1066', { page: 1, search: '', show: '' }, { start: 0 }],
  ['page=x&search=%20', { page: 1, search: '', show: '' }, { start: 0 }],
])('the address ?%s is read and becomes the input of the call [ACC-05]', (address, query, wanted) => {
  expect(readOrderQuery(new URLSearchParams(address))).toEqual(query)
  expect(toWanted(query)).toEqual(wanted)
})

test('the address of a page keeps search and filter, and names no first page [ACC-05]', () => {
  const query = { page: 1, search: 'a b', show: '2026' }
  expect(toOrderAddress('/x', query)).toBe('/x?search=a+b&show=2026')
  expect(toOrderAddress('/x', { ...query, page: 2 })).toBe('/x?search=a+b&show=2026&page=2')
  expect(toOrderAddress('/x', { page: 1, search: '', show: '' })).toBe('/x')
  expect([isFiltered(query), isFiltered({ page: 2, search: '', show: '' })]).toEqual([true, false])
})
