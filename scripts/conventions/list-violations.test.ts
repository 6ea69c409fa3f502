import { expect, test } from 'vitest'
import { listViolations } from './list-violations.ts'

const repository = {
  packageEntries: new Set(['packages/domain/src/index.ts']),
  useCases: new Set(['apps/api/src/modules/cart/add-item.ts']),
}

function rulesOf(path: string, text: string): string[] {
  return listViolations(path, text, repository).map(({ rule }) => rule)
}

test.each([
  ['packages/domain/src/money/add-money.ts', []],
  ['apps/web/src/routes/$locale.cart._index.tsx', []],
  ['apps/web/src/features/cart/cart-line.module.css', []],
  ['packages/database/migrations/0001_First.sql', []],
  ['packages/domain/src/Money/add.ts', ['kebab-case']],
  ['apps/web/src/ui/utils.ts', ['empty-name']],
  ['apps/web/src/lib/price.ts', ['empty-name']],
  ['apps/api/src/plugins/cart-service.ts', ['empty-name']],
  ['apps/web/src/ui/index.ts', ['barrel']],
  ['packages/domain/src/index.ts', []],
])('the path %s breaks %j', (path, rules) => {
  expect(rulesOf(path, '')).toEqual(rules)
})

test('a use case has at most 90 lines', () => {
  const path = 'apps/api/src/modules/cart/add-item.ts'
  const lines = (count: number) => `export const addItem = 1\n${'call()\n'.repeat(count - 1)}`
  expect(rulesOf(path, lines(90))).toEqual([])
  expect(rulesOf(path, lines(91))).toEqual(['use-case-length'])
})

test('each id in the title of a test has brackets of its own', () => {
  const titled = (ids: string) => `test('a cart is shown ${ids}', () => {})`
  expect(rulesOf('apps/web/src/ui/cart.test.tsx', titled('[CART-09] [T6]'))).toEqual([])
  expect(rulesOf('apps/web/src/ui/cart.test.tsx', titled('[CART-09, T6]'))).toEqual(['title-ids'])
  expect(rulesOf('e2e/journeys/cart.spec.ts', titled('[CART-09 CAT-05]'))).toEqual(['title-ids'])
})

test('a twenty-first import is a violation', () => {
  const imports = (count: number) => "import 'x'\n".repeat(count)
  expect(rulesOf('apps/api/src/app.ts', imports(20))).toEqual([])
  expect(rulesOf('apps/api/src/app.ts', imports(21))).toEqual(['imports'])
})

test.each([
  ['apps/api/src/a.ts', "import { a } from '../../../packages/domain/src/a.ts'", ['workspace-border']],
  ['apps/api/src/modules/cart/add-item.ts', 'export const other = 1', ['main-export']],
  ['apps/api/src/modules/cart/add-item.ts', 'export async function addItem() {}', []],
  ['apps/api/src/a.ts', 'export const toName = (id: string) => id', ['function-style']],
  ['apps/api/src/a.ts', 'export const toName = async function () {}', ['function-style']],
  ['apps/api/src/a.ts', 'export function toName(id: string) { return id }', []],
  ['apps/api/src/a.ts', 'export const answer: Handler = (call) => call.id', []],
  ['apps/api/src/a.ts', 'const toName = (id: string) => id', []],
  ['apps/api/src/a.ts', 'export const day = 24 * 60', ['duration']],
  ['apps/api/src/a.ts', 'export const expires = 10 * 60 * 1000', ['duration']],
  ['apps/api/src/a.ts', 'const until = (count: number) => count * 60 * 1_000', ['duration']],
  ['apps/api/src/a.ts', 'export const options = { timeoutMs: 15_000 }', ['duration']],
  ['apps/api/src/a.ts', 'setTimeout(() => undefined, 5000)', ['duration']],
  ['apps/api/src/a.ts', 'const end = Date.parse(day).getTime() + 120_000', ['duration']],
  ['bench/src/a.ts', 'const start = now - 60_000', ['duration']],
  ['prove/src/a.ts', 'const longest = 8 * 60_000', ['duration']],
  ['e2e/pages/a.ts', 'const longestWait = 600_000', ['duration']],
  ['apps/api/src/a.ts', 'export const percent = 24 * 2', []],
  ['apps/api/src/a.ts', 'export const size = width + 1_200', []],
  ['apps/api/src/core/a.ts', 'const at = Date.now()', ['clock']],
  ['apps/api/src/core/a.ts', 'const at = new Date()', ['clock']],
  ['apps/web/src/features/a.tsx', 'export function A({ now = Date.now }) {}', ['clock']],
  ['packages/domain/src/a.ts', 'const today = Date()', ['clock']],
  ['apps/api/src/core/a.ts', 'const at = new Date(now)', []],
  ['apps/api/src/core/a.ts', 'const day = Date.parse(text)', []],
  ['apps/api/src/core/a.test.ts', 'const at = Date.now()', []],
  ['apps/api/src/make-deps.ts', 'const now = options.now ?? Date.now', []],
  ['apps/web/src/client/clock.ts', 'const now = Date.now()', []],
  ['apps/shop/src/draw.ts', 'run({ now: Date.now })', []],
  ['apps/api/src/a.ts', 'export const parcel = { weightGrams: 20_000 }', []],
  ['apps/api/src/a.ts', 'export const options = { timeoutMs: 250 }', []],
  ['apps/api/src/a.test.ts', 'export const options = { timeout: 15_000 }', []],
  ['packages/domain/src/time/durations.ts', 'const seconds = (count: number) => count * 60 * 1000', []],
  ['apps/web/src/ui/a.tsx', 'export function useA() {\n  useEffect(() => {}, [])\n}', ['effect-reason']],
  [
    'apps/web/src/ui/a.tsx',
    'export function useA() {\n  // The scroll position lives outside React.\n  useEffect(() => {}, [])\n}',
    [],
  ],
  ['apps/api/src/core/a.ts', "throw new Refusal('PAY401')", ['error-id']],
  ['apps/api/src/infra/a.ts', "const header = { alg: 'ES256' }", []],
  ['apps/api/src/modules/a/a.routes.ts', "throw new Refusal('PAY401')", []],
  ['packages/domain/src/a.ts', 'export function a() {}', ['documentation']],
  ['packages/domain/src/a.ts', '/** Adds, in minor units. */\nexport function a() {}', []],
  ['apps/api/src/a.ts', `// @ts-${'expect-error'}`, ['suppression']],
  ['apps/api/src/a.ts', '// @ts-expect-error: the types of pg do not know this option', []],
  ['apps/api/src/a.ts', '// ------ helpers ------', ['banner']],
  ['apps/api/src/a.ts', '// const total = sum(lines)', ['dead-comment']],
  ['apps/api/src/a.ts', '// return early, so that nothing is charged twice', []],
])('%s with %j breaks %j', (path, text, rules) => {
  expect(rulesOf(path, text)).toEqual(rules)
})

test.each([
  ['useEffect(() => first.current?.scrollIntoView(), [])', ['effect-return']],
  ['React.useLayoutEffect(() => void search(), [])', ['effect-return']],
  ['useEffect(() => {\n  search()\n}, [])', []],
  ['useEffect(() => () => stop(), [])', []],
  ['useEffect(follow, [key])', []],
])('the effect %s breaks %j', (text, rules) => {
  const found = rulesOf('apps/web/src/ui/zoom.tsx', text)
  expect(found.filter((rule) => rule === 'effect-return')).toEqual(rules)
})

test.each([
  ['<p>Added to your cart</p>', ['jsx-words']],
  ["<p>{isOpen ? 'Close' : 'Open'}</p>", ['jsx-words']],
  [`<p>{\`Only \${count} left\`}</p>`, ['jsx-words']],
  ['<button aria-label="Close" />', ['jsx-words']],
  ["<img alt={'A shoe'} />", ['jsx-words']],
  ["<p>{t('cart.title')}: {count} × {name}</p>", []],
  ['<button type="button" className="primary" data-block="hero" />', []],
  ['<section aria-roledescription="carousel" />', []],
])('the markup %s breaks %j in a component [LOC-02]', (markup, rules) => {
  const text = `export function Part() { return ${markup} }`
  expect(rulesOf('apps/web/src/features/cart/part.tsx', text)).toEqual(rules)
  expect(rulesOf('apps/web/src/features/cart/part.test.tsx', text)).toEqual([])
})
