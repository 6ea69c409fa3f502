import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

test('the entry that was not used for longest is forgotten first', () => {
  const cache = createBoundedCache<number>(2)
  cache.set('a', 1).set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

test('an entry is forgotten after its time', async () => {
  const cache = createBoundedCache<number>(2, { ttl: 5 })
  cache.set('a', 1)
  await pause(20)
  expect(cache.get('a')).toBeUndefined()
})
