import { expect, test } from 'vitest'
import { findPeriod, makeTotp, toPeriod } from './totp.ts'

const digits = '12345678901234567890'
const keys = {
  sha1: Buffer.from(digits),
  sha256: Buffer.from((digits + digits).slice(0, 32)),
  sha512: Buffer.from(digits.repeat(4).slice(0, 64)),
}

test.each([
  [59, 'sha1', '94287082'],
  [59, 'sha256', '46119246'],
  [59, 'sha512', '90693936'],
  [1111111109, 'sha1', '07081804'],
  [1111111109, 'sha256', '68084774'],
  [1111111109, 'sha512', '25091201'],
  [1111111111, 'sha1', '14050471'],
  [1234567890, 'sha1', '89005924'],
  [2000000000, 'sha256', '90698825'],
  [20000000000, 'sha1', '65353130'],
  [20000000000, 'sha512', '47863826'],
] as const)('RFC 6238, appendix B: at second %i by %s the code is %s', (second, algorithm, code) => {
  expect(makeTotp(keys[algorithm], toPeriod(second * 1000), { digits: 8, algorithm })).toBe(code)
})

const now = Date.UTC(2026, 10, 23, 12, 0, 15)

test.each([
  ['the present period', 0, true],
  ['the period before', -1, true],
  ['the period after', 1, true],
  ['two periods before', -2, false],
  ['two periods after', 2, false],
])('a code of %s is accepted: %s', (_, offset, isAccepted) => {
  const nth = toPeriod(now) + Number(offset)
  expect(findPeriod(keys.sha1, makeTotp(keys.sha1, nth), now)).toBe(isAccepted ? nth : null)
})

test.each(['', '12345', '1234567', 'abcdef', '00000０'])('%j is no code', (code) => {
  expect(findPeriod(keys.sha1, code, now)).toBeNull()
})
