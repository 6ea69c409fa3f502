import { expect, test } from 'vitest'
import { canReceiveCodes } from './can-receive-codes.ts'

const countries = ['US', 'CA', 'DE', 'GB']

test.each([
  ['an American number', '+14155550132', true],
  ['a Canadian number', '+15145550132', true],
  ['a German number', '+491701234567', true],
  ['a British number', '+447400123456', true],
  ['a number of Jamaica, which shares the plan of North America', '+18765550132', false],
  ['a number of the Dominican Republic', '+18095550132', false],
  ['a French number', '+33612345678', false],
  ['a satellite phone', '+881612345678', false],
  ['a number that is too short', '+4912', false],
  ['no number', 'call me', false],
])('%s: %s', (_, phone, expected) => {
  expect(canReceiveCodes(phone, countries)).toBe(expected)
})
