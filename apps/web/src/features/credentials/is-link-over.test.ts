import { expect, test } from 'vitest'
import { isLinkOver } from './is-link-over.ts'

const now = Date.parse('2026-11-29T10:00:00Z')
const toToken = (claims: object): string => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`

test.each([
  ['of later', toToken({ exp: now / 1000 + 1 }), false],
  ['of this moment', toToken({ exp: now / 1000 }), true],
  ['without an end', toToken({ sub: 'x' }), true],
  ['of another kind', 'cut.off', true],
  ['that is missing', '', true],
])('a token %s', (_, token, isOver) => {
  expect(isLinkOver(token, now)).toBe(isOver)
})
