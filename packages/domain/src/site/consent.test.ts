import { expect, test } from 'vitest'
import { allowsCategory, consentCategories, needsChoice, readChoice, writeChoice } from './consent.ts'

test.each([
  ['opt-out', null, false, true],
  ['opt-out', null, true, false],
  ['opt-out', 'C0001.C0002', false, false],
  ['opt-out', 'C0001.C0004.v2', true, true],
  ['opt-out', 'C0001.C0004.v1', false, true],
  ['opt-out', 'C0001.C0004.v1', true, false],
  ['opt-out', 'C0001.C0002.v1', false, false],
  ['opt-in', null, false, false],
  ['opt-in', 'C0001.v2', false, false],
  ['opt-in', 'C0001.C0004.v2', false, true],
  ['opt-in', 'C0001.C0004.v1', false, false],
  ['opt-in', 'C0001.C0004', false, false],
  ['opt-in', 'other text', false, false],
] as const)(
  'with the second policy a site with %s, the choice %s and the privacy signal %s lets targeting run: %s [ROLE-04]',
  (mode, chosen, hasPrivacySignal, allowed) => {
    const consent = { mode, version: 2, chosen, hasPrivacySignal }
    expect(allowsCategory(consent, 'C0004')).toBe(allowed)
    expect(allowsCategory(consent, 'C0001')).toBe(true)
  },
)

test('in preview all categories run without consent [ROLE-04]', () => {
  const consent = { mode: 'opt-in', version: 1, chosen: 'C0001.v1', hasPrivacySignal: true, isPreview: true } as const
  expect(consentCategories.filter((category) => allowsCategory(consent, category))).toEqual([...consentCategories])
  expect(needsChoice({ ...consent, chosen: null })).toBe(false)
})

test.each([
  ['opt-in', null, true],
  ['opt-in', 'C0001.v1', true],
  ['opt-in', 'C0001.C0002.C0003.C0004', true],
  ['opt-in', 'C0001.v2', false],
  ['opt-in', 'C0001.v3', false],
  ['opt-out', null, false],
] as const)('a site with %s and the choice %s asks about its second policy: %s [ROLE-04]', (mode, chosen, asked) => {
  expect(needsChoice({ mode, version: 2, chosen })).toBe(asked)
})

test('a choice is read as it was written, and a text without a version is about the first', () => {
  const id = '0b8fd9bc-1b5e-4a5f-9d3e-2f8f0a5f6f10'
  const choice = { categories: ['C0001', 'C0003'], version: 12, id } as const
  expect(readChoice(writeChoice(choice))).toEqual(choice)
  expect(writeChoice(choice)).toBe(`C0001.C0003.v12.${id}`)
  expect(readChoice('C0001')).toEqual({ categories: ['C0001'], version: 1, id: null })
  expect(readChoice(writeChoice({ categories: [], version: 1, id: null }))).toEqual({
    categories: [],
    version: 1,
    id: null,
  })
})
