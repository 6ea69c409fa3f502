import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SanitisedHtml } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { toBuildMarkup, toInnerHtml } from './trusted-markup.ts'

const source = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), code: readFileSync(join(source, path), 'utf8') }))

/** Finds the files with a match, apart from the module under test. */
const listFiles = (pattern: RegExp) =>
  files
    .filter(({ path, code }) => path !== 'rendering/trusted-markup.ts' && pattern.test(code))
    .map(({ path }) => path)
    .toSorted()

test('markup is written by these components only, and each takes a branded text', () => {
  expect(listFiles(/dangerouslySetInnerHTML=/)).toEqual([
    'blocks/rich-text/rich-text.tsx',
    'features/listing/listing-results.tsx',
    'features/seo/structured-data.tsx',
    'hydration/hydrate-later.tsx',
    'hydration/static-part.tsx',
    'rendering/shared-element.tsx',
    'root.tsx',
  ])
  expect(listFiles(/dangerouslySetInnerHTML=\{(?!toInnerHtml\(|inner\}|nothing\})/)).toEqual([])
  expect(listFiles(/__html/)).toEqual([])
})

test('text is marked as markup of the build by these modules only', () => {
  expect(listFiles(/toBuildMarkup\(/)).toEqual([
    'features/seo/structured-data.tsx',
    'hydration/static-part.tsx',
    'rendering/share-markup.tsx',
    'root.tsx',
  ])
  expect(listFiles(/as (?:BuildMarkup|ShownMarkup|SanitisedHtml)\b/)).toEqual([])
})

test('no other code of the storefront makes markup or code from text', () => {
  const sinks =
    /\.innerHTML\s*=|insertAdjacentHTML|document\.write|\.srcdoc|createContextualFragment|\beval\(|new Function\(/
  expect(listFiles(sinks)).toEqual(['rendering/deferred-scripts.ts'])
})

test('a text without a brand is no markup', () => {
  // @ts-expect-error: a plain text may come from anywhere.
  expect(toInnerHtml('<p>')).toEqual({ __html: '<p>' })
  expect(toInnerHtml(toBuildMarkup('<p>'))).toEqual({ __html: '<p>' })
  expect(toInnerHtml(SanitisedHtml.parse('<p>'))).toEqual({ __html: '<p>' })
})

test('with Trusted Types, markup is made by the policy of the shop, and an empty text stays comparable', () => {
  const policy = { createHTML: (text: string) => `trusted ${text}`, createScriptURL: (url: string) => url }
  const names: string[] = []
  Object.assign(globalThis, { trustedTypes: { createPolicy: (name: string) => names.push(name) && policy } })
  try {
    expect(toInnerHtml(toBuildMarkup('<p>')).__html).toBe('trusted <p>')
    expect(toInnerHtml(toBuildMarkup('')).__html).toBe('')
    expect(names).toEqual(['lacehouse'])
  } finally {
    Reflect.deleteProperty(globalThis, 'trustedTypes')
  }
})
