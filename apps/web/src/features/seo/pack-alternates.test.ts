import { expect, test } from 'vitest'
import { packAlternates, unpackAlternates } from './pack-alternates.ts'

const origin = 'https://shop.example'

test.each([
  [
    'tags of the locales',
    [
      ['en-US', '/en-us'],
      ['fr-FR', '/fr-fr'],
      ['x-default', '/en-us'],
    ],
    '/en-us /fr-fr 0',
  ],
  [
    'a tag of its own',
    [
      ['en', '/en-us/p/a-1'],
      ['x-default', '/en-us/p/a-1'],
    ],
    'en=/en-us/p/a-1 0',
  ],
  [
    'a default elsewhere',
    [
      ['de-DE', '/de-de'],
      ['x-default', '/en-us'],
    ],
    '/de-de /en-us',
  ],
  ['no default', [['de-DE', '/de-de']], '/de-de -'],
  ['no locale', [], ''],
] as const)('the alternates with %s are packed and unpacked [RT-19]', (_, alternates, packed) => {
  expect(packAlternates(alternates)).toBe(packed)
  expect(unpackAlternates(packed, origin)).toEqual(alternates.map(([tag, path]) => [tag, origin + path]))
})
