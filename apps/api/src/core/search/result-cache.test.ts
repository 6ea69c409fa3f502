import { expect, test } from 'vitest'
import { createResultCache } from './result-cache.ts'

const open = () => createResultCache<string>({ most: 2, lifetime: 1000 })
const rules = {}

test('a result serves the same query for its time, while all that it is made from is the same', () => {
  const results = open()
  results.add({ key: 'shoes', basis: [1, rules], now: 0 }, 'found')
  const find = (key: string, basis: readonly unknown[], now: number) => results.find({ key, basis, now })
  expect(find('shoes', [1, rules], 999)).toBe('found')
  expect(find('shoes', [1, rules], 1000)).toBeNull()
  expect(find('shoes', [2, rules], 0)).toBeNull()
  expect(find('shoes', [1, {}], 0)).toBeNull()
  expect(find('socks', [1, rules], 0)).toBeNull()
})

test('the result that was not asked for longest makes room', () => {
  const results = open()
  const ask = (key: string) => results.find({ key, basis: [], now: 0 })
  for (const key of ['a', 'b']) results.add({ key, basis: [], now: 0 }, key)
  ask('a')
  results.add({ key: 'c', basis: [], now: 0 }, 'c')
  expect([ask('a'), ask('b'), ask('c')]).toEqual(['a', null, 'c'])
})
