import { expect, test } from 'vitest'
import { formatMessage } from './index.ts'

test.each([
  ['en-us', 'validation.exactLength', { n: 5 }, 'Value must contain exactly 5 characters'],
  ['en-us', 'validation.maxValue', { n: 1500 }, 'Value must not be more than 1,500'],
  ['en-us', 'validation.minValue', { n: 1 }, 'Value must not be less than 1'],
  ['en-us', 'validation.maxLength', { n: 30 }, 'Value must not be longer than 30 characters'],
  ['en-us', 'validation.minLength', { n: 8 }, 'Value must contain at least 8 characters'],
  ['en-us', 'validation.maxDate', { date: '11/22/2026' }, 'Date must be same or before 11/22/2026'],
  ['en-us', 'validation.minDate', { date: '01/01/1900' }, 'Date must be same or after 01/01/1900'],
] as const)('in %s %s with %j is the sentence “%s” [VAL-02]', (locale, key, values, sentence) => {
  expect(formatMessage(locale, key, values)).toBe(sentence)
})

test.each(['de-de', 'fr-ca'])('in %s the general sentences name their number and their day [VAL-02]', (locale) => {
  for (const key of ['exactLength', 'maxValue', 'minValue', 'maxLength', 'minLength'] as const)
    expect(formatMessage(locale, `validation.${key}`, { n: 47 })).toContain('47')
  for (const key of ['maxDate', 'minDate'] as const)
    expect(formatMessage(locale, `validation.${key}`, { date: '04.07.1990' })).toContain('04.07.1990')
})
