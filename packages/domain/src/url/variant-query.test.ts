import { expect, test } from 'vitest'
import { toVariantQuery } from './variant-query.ts'

test.each([
  [{ color: 'fog', size: '9' }, '?color=fog&size=9'],
  [{ size: '9.5', color: 'fog', width: 'wide' }, '?color=fog&option.width=wide&size=9.5'],
  [{ material: 'Hemp', width: '4 mm', color: 'no-colour' }, '?option.material=Hemp&option.width=4%20mm'],
  [{ color: 'fog' }, '?color=fog'],
  [{ color: undefined, size: 'S/M' }, '?size=S%2FM'],
  [{}, ''],
])('the choice %j is written %s', (choice, query) => {
  expect(toVariantQuery(choice)).toBe(query)
})
