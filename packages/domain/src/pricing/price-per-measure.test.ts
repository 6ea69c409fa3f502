import { expect, test } from 'vitest'
import { findPricePerMeasure, parseNetContent } from './price-per-measure.ts'

test.each([
  ['250 ml', { thousandths: 250, measure: 'l' }],
  ['250ml', { thousandths: 250, measure: 'l' }],
  ['7.5 cl', { thousandths: 75, measure: 'l' }],
  ['1 l', { thousandths: 1000, measure: 'l' }],
  ['0.5 kg', { thousandths: 500, measure: 'kg' }],
  ['120 cm', { thousandths: 1200, measure: 'm' }],
  ['2 m', { thousandths: 2000, measure: 'm' }],
  ['1.25 l', { thousandths: 1250, measure: 'l' }],
  [' 40 g ', { thousandths: 40, measure: 'kg' }],
  ['250 mls', null],
  ['6 x 250 ml', null],
  ['0 ml', null],
  ['0.4 g', null],
  ['-5 ml', null],
  ['250', null],
  ['250 oz', null],
  ['1,5 l', null],
  ['', null],
])('the net content %j is %j', (text, content) => {
  expect(parseNetContent(text)).toEqual(content)
})

test.each([
  [995, '75 ml', { amount: 13_267, measure: 'l' }],
  [1250, '250 ml', { amount: 5000, measure: 'l' }],
  [899, '40 g', { amount: 22_475, measure: 'kg' }],
  [3000, '2 kg', { amount: 1500, measure: 'kg' }],
  [490, '120 cm', { amount: 408, measure: 'm' }],
  [0, '250 ml', { amount: 0, measure: 'l' }],
  [1250, '1 l', null],
  [1250, '9 ml', null],
  [1250, '10 ml', { amount: 125_000, measure: 'l' }],
])('%i for %s is %j for one measure', (price, text, expected) => {
  const content = parseNetContent(text)
  expect(content && findPricePerMeasure(price, content)).toEqual(expected)
})
