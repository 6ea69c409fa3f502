import { expect, test } from 'vitest'
import { isOpenPage } from './is-open-page.ts'

test.for([
  ['/en-us/help/returns', true],
  ['/en-us/help/returns/', true],
  ['/en-us/help/returns?from=menu#labels', true],
  ['/en-us/help/return', false],
  ['/de-de/help/returns', false],
  ['http://', false],
] as const)('the address %s is the open page: %s [CMS-11]', ([url, expected]) => {
  expect(isOpenPage(url, '/en-us/help/returns')).toBe(expected)
})
