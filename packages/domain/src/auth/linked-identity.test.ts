import { expect, test } from 'vitest'
import { findProviderOfWay, toProviderWay } from './sign-in-way.ts'

test('the way of a provider names it, and the shop’s own ways name none', () => {
  expect(findProviderOfWay(toProviderWay('google'))).toBe('google')
  expect(findProviderOfWay('password')).toBeNull()
})
