import { expect, test, vi } from 'vitest'
import { rememberFor } from './remember-for.ts'

test('a value is made once for an object, whatever it is, and anew for an equal one', () => {
  const make = vi.fn(({ name }: { name: string }) => (name === '' ? undefined : name))
  const get = rememberFor(make)
  const reply = { name: 'court' }
  expect([get(reply), get(reply), get({ name: 'court' })]).toEqual(['court', 'court', 'court'])
  expect(make).toHaveBeenCalledTimes(2)
  const empty = { name: '' }
  expect([get(empty), get(empty)]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(3)
})
