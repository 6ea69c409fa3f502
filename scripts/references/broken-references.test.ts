import { expect, test } from 'vitest'
import { listBrokenReferences, type Repository } from './broken-references.ts'

const pages: Readonly<Record<string, string>> = {
  'docs/page.md': '# Page\n',
  'docs/bounds.md': '# Bounds\n\n## Text and photos\n',
  'docs/decisions/0017-json-page-data.md': '# 0017 JSON page data\n',
  'apps/api/src/app.ts': '',
}

const repository: Repository = {
  behaviours: new Set(['CART-21', 'RT-07']),
  decisions: new Set(['0017']),
  cases: new Set(['T6']),
  exists: (path) => path === 'docs' || path in pages,
  read: (path) => pages[path] ?? '',
}

const rulesOf = (path: string, text: string) =>
  listBrokenReferences(path, text, repository).map(({ line, rule }) => `${line} ${rule}`)

test.each([
  ['a section of a document elsewhere', '// As the cart has it (S1.3).'],
  ['a page of decisions elsewhere', '/** Items on a page (decisions, Bounds). */'],
  ['a page of decisions elsewhere, in a string', "test('a fourth try fails (decisions, Sessions)', () => {})"],
  ['documents elsewhere', '// Paths that the documents name without a locale.'],
  ['a file elsewhere', '/** As `calls.tsv` spells it. */'],
  ['a specification elsewhere', '// Masks as the specification has them.'],
])('%s is refused', (_, text) => {
  expect(rulesOf('some.ts', text)).toEqual(['1 foreign'])
})

test.each([
  ['a behaviour', "test('the cart is made anew [CART-99]', () => {})", 'behaviour'],
  ['a decision by its number', '// See decision 0099.', 'decision'],
  ['a decision by its path', '// See docs/decisions/0099.', 'decision'],
  ['a case of the proof', '// The same holds under load (T99).', 'case'],
  ['a page', '// See docs/missing.md.', 'page'],
  ['a heading of a page', '// See docs/bounds.md#photos.', 'page'],
])('%s that does not exist is refused', (_, text, rule) => {
  expect(rulesOf('some.ts', text)).toEqual([`1 ${rule}`])
})

test('references that resolve are accepted', () => {
  const text = `// CART-21 and RT-07 by decision 17, decision 0017, docs/decisions/0017 and T6; see docs/bounds.md#text-and-photos.
  test('a recipe reaches the cart [RT-07, T6]', () => {})`
  expect(rulesOf('some.ts', text)).toEqual([])
})

test('identifiers, times, dates and drawings are not references', () => {
  const text = `const T99 = new Date('2026-01-01T00:00:00Z'); const path = 'M1-2-S1'; const sku = 'LH-99'`
  expect(rulesOf('some.ts', text)).toEqual([])
})

test.each([
  ['a link to a missing page', '[x](missing.md)', 'link'],
  ['a link to a missing heading', '[x](bounds.md#nowhere)', 'link'],
  ['a link to a missing heading of the page itself', '[x](#nowhere)', 'link'],
  ['a source that does not exist', '`apps/api/src/gone.ts`', 'path'],
])('%s is refused on a Markdown page', (_, text, rule) => {
  expect(rulesOf('docs/page.md', `# Page\n\n${text}\n`)).toEqual([`3 ${rule}`])
})

test('links and sources that exist are accepted on a Markdown page', () => {
  const text =
    '# Page\n\n[a](bounds.md#text-and-photos) [b](../docs/bounds.md) [c](#page) [d](https://x.test) `apps/api/src/app.ts`'
  expect(rulesOf('docs/page.md', text)).toEqual([])
})

test('a link inside code is ignored', () => {
  expect(rulesOf('docs/page.md', '`[x](missing.md)`\n\n```\n[x](missing.md)\n```\n')).toEqual([])
})

test('a reference inside a long comment has its own line', () => {
  expect(rulesOf('some.ts', '/**\n * One.\n * Two (S1.3).\n */')).toEqual(['3 foreign'])
})
