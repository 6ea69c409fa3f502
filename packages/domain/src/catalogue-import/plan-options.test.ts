import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount, parseMoney } from './parse-amount.ts'
import { planOptions } from './plan-options.ts'

test.each([
  [
    ['Color', 'Size'],
    ['color', 'size'],
  ],
  [
    ['Schuhgröße', 'Farbe'],
    ['size', 'color'],
  ],
  [
    ['Material', 'Width', 'Length'],
    ['material', 'width', 'length'],
  ],
  [
    ['Stoff', 'Länge', 'Volumen'],
    ['material', 'length', 'volume'],
  ],
  [
    ['Colour', 'Second color'],
    ['color', 'second-color'],
  ],
  [
    ['Product', '長さ'],
    ['option-1', 'option-2'],
  ],
  [
    ['Length', 'length'],
    ['length', 'option-2'],
  ],
  [
    ['Couleur', 'Pointure'],
    ['color', 'size'],
  ],
])('the options %j become %j [CAT-14]', (names, types) => {
  expect(planOptions(names).map(({ type }) => type)).toEqual(types)
})

test('no two options share a type, and none takes a name of the form', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (names) => {
      const options = planOptions(names)
      expect(new Set(options.map(({ type }) => type)).size).toBe(names.length)
      for (const { role, type } of options)
        if (role === 'other') expect(['color', 'size', 'product', 'intent']).not.toContain(type)
    }),
  )
})

test.each([
  ['12', 'USD', 1200],
  ['1,299.5', 'USD', 129950],
  ['1299.000', 'USD', 129900],
  ['700', 'JPY', 700],
  ['0.001', 'USD', null],
  ['12,50', 'EUR', null],
  ['-3', 'EUR', null],
  ['=2+3', 'EUR', null],
  ['1e9', 'EUR', null],
  ['', 'EUR', null],
] as const)('the amount %j in %s is %j', (text, currency, expected) => {
  expect(parseAmount(text, currency)).toBe(expected)
})

test('an amount has its currency on either side', () => {
  expect(parseMoney('12.50 USD')).toEqual(parseMoney('USD 12.50'))
  expect(parseMoney('12.50')).toBeNull()
})
