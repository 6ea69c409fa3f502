import { expect, test } from 'vitest'
import { readWriteLink } from './review-types.ts'

test.each([
  ['', null],
  ['#reviews', null],
  ['#write-review', {}],
  ['#write-review=a.b%2Fc', { proof: 'a.b/c' }],
  ['#write-review=%E0', {}],
])('the end %j of an address opens the form with %j [REV-02]', (hash, link) => {
  expect(readWriteLink(hash)).toEqual(link)
})
