import { expect, test } from 'vitest'
import { findFragmentId, toDocumentPath } from './document-path.ts'

test('a fragment has an address of its own in the preview, from which its name is found', () => {
  const path = toDocumentPath({ contentLocale: 'en-us', doctype: 'fragment', slug: 'size-promise' })
  expect(path).toBe('/en-us/fragments/size-promise')
  expect(findFragmentId(path)).toBe('size-promise')
})

test.for(['/en-us/fragments', '/en-us/fragments/a/b', '/en-us/about', '/fragments/size-promise'])(
  '%s shows no fragment',
  (path) => {
    expect(findFragmentId(path)).toBe(null)
  },
)
