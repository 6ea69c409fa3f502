import { expect, test } from 'vitest'
import { splitName } from './list-names.ts'
import { listPrivateWords } from './private-words.ts'

const sentences = (path: string, text: string) => listPrivateWords(path, text).map(({ sentence }) => sentence)
const refusedNames = (path: string, text: string) => sentences(path, text).map((sentence) => sentence.split(':')[0])

test.each([
  ['openTill', ['open', 'till']],
  ['OrderDesk', ['order', 'desk']],
  ['leave-jobs', ['leave', 'jobs']],
  ['SESSION_FAMILIES', ['session', 'families']],
  ['toHTMLNews', ['to', 'html', 'news']],
])('%s is split into its words', (name, words) => {
  expect(splitName(name)).toEqual(words)
})

test.each([
  ['a function', 'export function openTill() {}', 'openTill'],
  ['a type', 'type CallScene = {}', 'CallScene'],
  ['a property', 'type Deps = { readonly deskQueries: string }', 'deskQueries'],
  ['a parameter', 'const add = (wish: string) => {}', 'wish'],
  ['a destructured value', 'const { news } = cart', 'news'],
  ['a whole name', 'export function leaveJobs() {}', 'leaveJobs'],
  ['a whole name of a pickup point', 'const isAtCounter = true', 'isAtCounter'],
  ['a family that is none of tokens', 'type EndedFamily = {}', 'EndedFamily'],
  ['a wire name', 'const isRobisOnly = false', 'isRobisOnly'],
])('%s with a private word is refused', (_, text, name) => {
  expect(refusedNames('apps/api/src/some.ts', text)).toEqual([name])
})

test.each([
  ['a file', 'apps/api/src/core/cart/cart-scene.ts', '', 'cart-scene'],
  ['a folder', 'apps/web/src/easel/draw.ts', '', 'easel'],
  ['a class of a style sheet', 'apps/web/src/x.css', '.itemNews { color: red }', 'itemNews'],
  ['a column', 'packages/database/src/tables/x.ts', "const a = uuid('family_id')", 'family_id'],
  ['a reason', 'apps/api/src/x.ts', "refuse('unknown_collection_point')", 'unknown_collection_point'],
  ['a job', 'apps/api/src/x.ts', "enqueue('settle-money')", 'settle-money'],
  ['a hydration gate', 'apps/web/src/x.ts', 'const gate = 1', 'gate'],
  ['a checker’s own word', 'scripts/x.ts', 'const faults = 1', 'faults'],
])('%s with a private word is refused in its place', (_, path, text, name) => {
  expect(refusedNames(path, text)).toEqual([name])
})

test.each([
  'const until = 1, newsletter = 2, investigate = 3, wishlist = 4, desktop = 5, stillOpen = 6',
  'const fontFamily = 1, colorFamilies = 2, refreshTokenFamily = 3, familyName = 4',
  'const counters = 1, collection = 2, houseNumber = 3, fault = 4',
  "import { openTill } from 'elsewhere'\nconsole.log(Promise.allSettled([]), response.news)",
])('standard words and names of others are accepted: %s', (text) => {
  expect(sentences('apps/api/src/some.ts', text)).toEqual([])
})

test('a word with a standard meaning in its place is accepted there', () => {
  expect(sentences('packages/pictures/src/scenes/scene.ts', 'const scene = 1')).toEqual([])
  expect(sentences('packages/contracts/src/product.ts', 'const isRobisOnly = 1')).toEqual([])
  expect(sentences('packages/database/src/tables/catalogue.ts', 'const family = 1')).toEqual([])
})

test.each([
  ['a comment', 'some.ts', '// Whoever asks gets it.', '“Whoever”'],
  ['a doc comment', 'some.ts', '/** Told to nobody. */', '“nobody”'],
  ['a test title', 'some.test.ts', "test('somebody else buys it', () => {})", '“somebody”'],
  ['a page', 'docs/page.md', 'The till prices it.', '“till”'],
  ['a comment after a text that opens one', 'some.ts', "const all = 'i/*'\n// Told to nobody. */", '“nobody”'],
  ['a pickup point', 'some.ts', '// Sent to a collection point.', '“collection point”'],
  ['a house', 'docs/page.md', 'The rules of the house.', '“house”'],
  ['a possessive', 'docs/page.md', "It is nobody's.", '“nobody”'],
])('%s in private words is refused', (_, path, text, quoted) => {
  expect(refusedNames(path, text)).toEqual([quoted])
})

test('the house number of an address, and what cloth does in a renderer, are standard words', () => {
  expect(sentences('some.ts', '// The house number stands first.')).toEqual([])
  expect(sentences('atelier/src/drape.ts', '// The cloth settles.')).toEqual([])
})

test('strings for shoppers and the names of programs are accepted', () => {
  expect(sentences('some.ts', "const title = 'Ask somebody'")).toEqual([])
  expect(sentences('docs/page.md', "PostgreSQL runs as `nobody`, as 'nobody' may.")).toEqual([])
})
