import { expect, test } from 'vitest'
import { doReportsHide, isSocialName, pickCaption } from './social-media.ts'

test('the third report of different people hides a picture, the second does not [CALL-07]', () => {
  expect([1, 2, 3, 4].map(doReportsHide)).toEqual([false, false, true, true])
})

test.for([
  ['Ada M.', true],
  ['Zoë 🏃', true],
  ['A', false],
  ['1234', false],
  ['x'.repeat(30), true],
  ['x'.repeat(31), false],
  ['Ada\nMarsh', false],
] as const)('a name %j may be shown: %s [CALL-07]', ([name, expected]) => {
  expect(isSocialName(name)).toBe(expected)
})

test('a caption is that of the locale, then of its language, of English, or the first [CALL-07]', () => {
  const captions = { 'de-de': 'Am See', 'en-us': 'By the lake', 'fr-ca': 'Au bord du lac' }
  expect(['de-de', 'fr-fr', 'en-au', 'nl-nl'].map((locale) => pickCaption(captions, locale))).toEqual([
    'Am See',
    'Au bord du lac',
    'By the lake',
    'By the lake',
  ])
  expect(pickCaption({ 'it-it': 'Al lago' }, 'de-de')).toBe('Al lago')
  expect(pickCaption({}, 'de-de')).toBe('')
})
