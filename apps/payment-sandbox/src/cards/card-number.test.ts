import { expect, test } from 'vitest'
import { findBrand, findNumberProblem, formatCardNumber, isLuhnValid, toDigits } from './card-number.ts'
import { testCards } from './test-cards.ts'

test.each([
  ['4', 'visa'],
  ['34', 'amex'],
  ['37', 'amex'],
  ['51', 'mastercard'],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2220', null],
  ['6011', null],
  ['', null],
])('digits %s promise the brand %s', (digits, brand) => {
  expect(findBrand(digits)).toBe(brand)
})

test('digits are shown in the groups of their brand', () => {
  expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
  expect(formatCardNumber('42424')).toBe('4242 4')
  expect(formatCardNumber('')).toBe('')
})

test('one wrong digit and two swapped ones fail the check digit', () => {
  expect(isLuhnValid('4242424242424242')).toBe(true)
  expect(isLuhnValid('4242424242424241')).toBe(false)
  expect(isLuhnValid('2442424242424242')).toBe(false)
})

test.each([
  ['', 'number_required'],
  ['4242', 'number_incomplete'],
  ['6011', 'brand_unsupported'],
  ['4242424242424241', 'number_invalid'],
  ['42424242424242420', 'number_invalid'],
  ['4242424242424242', null],
])('number %j has the problem %s', (digits, problem) => {
  expect(findNumberProblem(digits)).toBe(problem)
})

test('typed text is reduced to its digits', () => {
  expect(toDigits(' 4242-42 x42')).toBe('42424242')
  expect(toDigits('12345', 3)).toBe('123')
})

test('every test card is valid, of its brand, and has a number and a token of its own [PAY-12]', () => {
  for (const card of testCards) {
    expect(findNumberProblem(card.number), card.number).toBe(null)
    expect(findBrand(card.number)).toBe(card.brand)
  }
  expect(new Set(testCards.map((card) => card.number)).size).toBe(testCards.length)
  expect(new Set(testCards.map((card) => card.token)).size).toBe(testCards.length)
})
