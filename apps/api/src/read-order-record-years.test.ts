import { expect, test } from 'vitest'
import { readOrderRecordYears } from './read-order-record-years.ts'

test.each([
  [undefined, {}],
  ['', {}],
  ['DE=10, US=8', { DE: 10, US: 8 }],
])('the years of orders %j are read as %j', (text, expected) => {
  const problems: string[] = []
  expect(readOrderRecordYears(text, problems)).toEqual(expected)
  expect(problems).toEqual([])
})

test.each([
  ['DE=7', 'ORDER_RECORD_YEARS must be from 8 to 30 years for DE'],
  ['SE=9', 'ORDER_RECORD_YEARS must be from 10 to 30 years for SE'],
  ['US=31', 'ORDER_RECORD_YEARS must be from 7 to 30 years for US'],
  ['ten', 'ORDER_RECORD_YEARS must be countries with years, such as DE=10,US=8'],
])('fewer years than the law asks, too many, or other text (%s) stop the start', (text, problem) => {
  const problems: string[] = []
  expect(readOrderRecordYears(text, problems)).toEqual({})
  expect(problems).toEqual([problem])
})
