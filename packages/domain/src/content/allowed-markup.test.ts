import { expect, test } from 'vitest'
import { isLinkAddress } from './allowed-markup.ts'

test.each([
  ['https://example.com/a?b=c#d', true],
  ['HTTP://example.com', true],
  ['mailto:help@example.com', true],
  ['tel:+4930123456', true],
  ['/en-us/help', true],
  ['#questions', true],
  ['?q=shoes', true],
  ['', false],
  ['//evil.test/x', false],
  ['/\\evil.test', false],
  ['javascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['example.com', false],
  ['en-us/help', false],
])('a link may lead to %j: %s [CMS-22]', (address, expected) => {
  expect(isLinkAddress(address)).toBe(expected)
})
