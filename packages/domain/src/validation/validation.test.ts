import { expect, test } from 'vitest'
import { mustBeDay, mustBeOfAge, mustNotBeAfter, mustNotBeBefore } from './date-validators.ts'
import type { Validator } from './problem.ts'
import { findProblem, isFormValid, validateForm } from './validate-form.ts'
import {
  mustBeAtLeast,
  mustBeAtMost,
  mustBeEmail,
  mustBeFilled,
  mustBeName,
  mustBeOneOf,
  mustBePassword,
  mustBeTicked,
  mustEqual,
  mustHaveLength,
  mustHaveMaxLength,
  mustHaveMinLength,
  mustMatch,
  signInEmailLength,
} from './validators.ts'

const check = (validator: Validator, value: string) => validator(value, {})

test.each([
  ['ann@example.com', true],
  ['ann.lee+shop@mail.example.co.uk', true],
  ["o'hara@example.ie", true],
  ['jörg@müller.de', true],
  ['ann@example', false],
  ['ann@example.', false],
  ['ann@.com', false],
  ['ann.example.com', false],
  ['ann@@example.com', false],
  ['.ann@example.com', false],
  ['ann..lee@example.com', false],
  ['ann lee@example.com', false],
  ['ann@example.com\n', false],
  ['<ann@example.com>', false],
  ['ann@-example.com', false],
  [`${'a'.repeat(250)}@example.com`, false],
])('the email %j is valid: %s [VAL-01]', (value, isValid) => {
  expect(check(mustBeEmail, value)).toEqual(isValid ? null : { key: 'validation.email' })
})

test('a long malformed email is refused without catastrophic backtracking', () => {
  expect(check(mustBeEmail, `a@${'a.'.repeat(100)}-`)).not.toBeNull()
  expect(check(mustBeEmail, `${'a.'.repeat(120)}`)).not.toBeNull()
})

test.each([
  ['Abcdefg1', true],
  ['Äbcdefg1', true],
  ['Abcdef1', false],
  ['abcdefg1', false],
  ['ABCDEFG1', false],
  ['Abcdefgh', false],
  [`Aa1${'x'.repeat(125)}`, true],
  [`Aa1${'x'.repeat(126)}`, false],
])('the password %j is valid: %s [VAL-01]', (value, isValid) => {
  expect(check(mustBePassword, value)).toEqual(isValid ? null : { key: 'validation.password' })
})

test.each([
  ['José-María', true],
  ["D'Angelo, Jr.", true],
  ['O’Neil', true],
  ['Nguyễn', true],
  ['李', true],
  ['R2D2', false],
  ['Ann_Lee', false],
  ['<b>', false],
  ['-', false],
  ['Ann\u202eeeL', false],
])('the name %j is valid: %s [VAL-01]', (value, isValid) => {
  expect(check(mustBeName, value)).toEqual(isValid ? null : { key: 'validation.name' })
})

test.each([
  [mustHaveLength(5), '1234', { key: 'validation.exactLength', values: { n: 5 } }],
  [mustHaveLength(5), '12345', null],
  [mustBeAtMost(10), '10.5', { key: 'validation.maxValue', values: { n: 10 } }],
  [mustBeAtMost(10), '10', null],
  [mustBeAtMost(10), 'ten', { key: 'validation.maxValue', values: { n: 10 } }],
  [mustBeAtLeast(1), '0', { key: 'validation.minValue', values: { n: 1 } }],
  [mustBeAtLeast(1), '1', null],
  [mustHaveMaxLength(3), 'abcd', { key: 'validation.maxLength', values: { n: 3 } }],
  [mustHaveMaxLength(3), '👟👟👟', null],
  [mustHaveMinLength(2), 'a', { key: 'validation.minLength', values: { n: 2 } }],
  [mustNotBeAfter('2026-11-20'), '2026-11-21', { key: 'validation.maxDate', values: { date: '2026-11-20' } }],
  [mustNotBeAfter('2026-11-20'), '2026-11-20', null],
  [mustNotBeBefore('1900-01-01'), '1899-12-31', { key: 'validation.minDate', values: { date: '1900-01-01' } }],
  [mustNotBeBefore('1900-01-01'), '1900-01-01', null],
])('a generic validator reports its number or date [VAL-02]', (validator, value, problem) => {
  expect(check(validator, value)).toEqual(problem)
})

test.each([
  ['', 'validation.required'],
  ['   ', 'validation.required'],
  ['\t\n', 'validation.required'],
  ['x', undefined],
])('a required field holding %j has the problem %s [VAL-03]', (value, key) => {
  expect(check(mustBeFilled, value)?.key).toBe(key)
})

test.each([
  [mustMatch(/\d{3}/), '123', true],
  [mustMatch(/\d{3}/), '1234', false],
  [mustMatch(/a|b/gi), 'B', true],
  [mustMatch(/a|b/gi), 'ab', false],
  [mustBeOneOf(['S', 'M']), 'M', true],
  [mustBeOneOf(['S', 'M']), 'XL', false],
  [mustBeDay('MM/DD/YYYY'), '2024-02-29', true],
  [mustBeDay('MM/DD/YYYY'), '2026-02-29', false],
  [mustBeTicked, 'true', true],
  [mustBeTicked, '', false],
])('patterns, choices, days and boxes check the whole value [VAL-03]', (validator, value, isValid) => {
  expect(check(validator, value) === null).toBe(isValid)
})

test.each([
  ['2010-11-20', true],
  ['2010-11-21', false],
  ['2010-13-01', false],
])('a person born on %s is 16 on 2026-11-20: %s', (birthDate, isOfAge) => {
  expect(check(mustBeOfAge(16, '2026-11-20'), birthDate) === null).toBe(isOfAge)
})

test('only the required validator refuses an empty value [VAL-03]', () => {
  const others = [
    mustBeEmail,
    mustBePassword,
    mustBeName,
    mustHaveLength(3),
    mustBeAtLeast(1),
    mustNotBeAfter('2000-01-01'),
  ]
  expect(others.map((validator) => check(validator, ''))).toEqual(others.map(() => null))
})

test('a form reports the first problem of each field, and same-as compares with the other field [VAL-03]', () => {
  const rules = {
    email: [mustBeFilled, mustBeEmail, mustHaveMaxLength(signInEmailLength)],
    password: [mustBeFilled, mustBePassword],
    again: [mustEqual('password')],
  }
  expect(validateForm(rules, { email: 'x', password: 'Abcdefg1', again: 'Abcdefg2' })).toEqual({
    email: { key: 'validation.email' },
    again: { key: 'validation.sameAs' },
  })
  const problems = validateForm(rules, { email: 'a@b.co', password: 'Abcdefg1', again: 'Abcdefg1' })
  expect(isFormValid(problems)).toBe(true)
  expect(Object.keys(validateForm(rules, {}))).toEqual(['email', 'password'])
})

test('the email of a sign-in has at most 100 characters [VAL-09]', () => {
  const rules = [mustBeFilled, mustBeEmail, mustHaveMaxLength(signInEmailLength)]
  const ofLength = (length: number) => `${'a'.repeat(length - 6)}@b.com`
  expect(findProblem(rules, ofLength(100))).toBeNull()
  expect(findProblem(rules, ofLength(101))).toEqual({ key: 'validation.maxLength', values: { n: 100 } })
  expect(findProblem(rules, '')).toEqual({ key: 'validation.required' })
})
