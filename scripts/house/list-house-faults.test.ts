// house-allow suppression: the cases below are texts that break the rule on purpose
import { expect, test } from 'vitest'
import { listHouseFaults } from './list-house-faults.ts'

const surroundings = {
  packageEntries: new Set(['packages/domain/src/index.ts']),
  useCases: new Set(['apps/api/src/modules/cart/add-item.ts']),
}

function rulesOf(path: string, text: string): string[] {
  return listHouseFaults(path, text, surroundings).map(({ rule }) => rule)
}

const lines = (count: number) => 'export const a = 1\n'.repeat(count)
const longFunction = (name: string, count: number) =>
  `export function ${name}() {\n${'  call()\n'.repeat(count - 2)}}\n`

test.each([
  ['packages/domain/src/money/add-money.ts', []],
  ['apps/web/src/routes/$locale.cart._index.tsx', []],
  ['apps/web/src/features/cart/cart-line.module.css', []],
  ['packages/messages/en-us/errors.json', []],
  ['packages/database/migrations/0001_First.sql', []],
  ['packages/domain/src/money/addMoney.ts', ['kebab-case']],
  ['packages/domain/src/Money/add.ts', ['kebab-case']],
  ['apps/api/src/plugins/cart.controller.ts', ['suffix']],
  ['apps/web/src/ui/utils.ts', ['empty-name']],
  ['apps/web/src/lib/price.ts', ['empty-name']],
  ['apps/api/src/plugins/cart-service.ts', ['empty-name']],
  ['apps/web/src/ui/index.ts', ['barrel']],
])('the path %s breaks %j', (path, rules) => {
  expect(rulesOf(path, '')).toEqual(rules)
})

test('the entry that a package names may be called index', () => {
  expect(rulesOf('packages/domain/src/index.ts', '')).toEqual([])
})

test.each([
  ['packages/domain/src/money/money.ts', 300],
  ['packages/domain/src/money/money.test.ts', 400],
  ['apps/web/src/routes/cart.tsx', 250],
  ['apps/api/src/modules/cart/cart.routes.ts', 250],
  ['apps/web/src/blocks/hero/hero.tsx', 180],
  ['apps/web/src/blocks/hero/hero.module.css', 300],
  ['apps/api/src/http/errors.ts', 300],
])('%s stops at %i lines', (path, stop) => {
  expect(rulesOf(path, lines(stop))).toEqual([])
  expect(rulesOf(path, lines(stop + 1))).toEqual(['file-length'])
})

test('a use case stops at 90 lines', () => {
  const path = 'apps/api/src/modules/cart/add-item.ts'
  expect(rulesOf(path, `export const addItem = 1\n${lines(89)}`)).toEqual([])
  expect(rulesOf(path, `export const addItem = 1\n${lines(90)}`)).toEqual(['file-length'])
})

test.each([
  'packages/demo/src/data/names.ts',
  'packages/contracts/src/calls.gen.ts',
  'packages/messages/en-us/cart.ts',
])('data and generated code like %s may be of any length', (path) => {
  expect(rulesOf(path, lines(2_000))).toEqual([])
})

test('a function stops at 60 lines, a component at 120', () => {
  expect(rulesOf('apps/api/src/a.ts', longFunction('a', 60))).toEqual([])
  expect(rulesOf('apps/api/src/a.ts', longFunction('a', 61))).toEqual(['function-length'])
  expect(rulesOf('apps/web/src/ui/cart.tsx', longFunction('Cart', 120))).toEqual([])
  expect(rulesOf('apps/web/src/ui/cart.tsx', longFunction('Cart', 121))).toEqual(['function-length'])
})

test('a function that only holds named functions is measured without them', () => {
  const inner = longFunction('inner', 50).replace('export ', '')
  expect(
    rulesOf('apps/api/src/a.ts', `export function outer() {\n${inner}${inner.replace('inner', 'other')}}\n`),
  ).toEqual([])
})

test('a group of tests may be longer than a function', () => {
  const group = `describe('money', () => {\n${'  call()\n'.repeat(100)}})\n`
  expect(rulesOf('packages/domain/src/money.test.ts', group)).toEqual([])
})

test('the atelier’s renderers may take five parameters, and no more', () => {
  expect(rulesOf('atelier/src/render/a.ts', 'export const a = (b: 1, c: 2, d: 3, e: 4, f: 5) => b')).toEqual([])
  expect(rulesOf('atelier/src/render/a.ts', 'export const a = (b: 1, c: 2, d: 3, e: 4, f: 5, g: 6) => b')).toEqual([
    'parameters',
  ])
})

test('a function has at most three positional parameters, a foreign callback as many as it is given', () => {
  expect(rulesOf('apps/api/src/a.ts', 'export function a(b: 1, c: 2, d: 3) {}')).toEqual([])
  expect(rulesOf('apps/api/src/a.ts', 'export function a(b: 1, c: 2, d: 3, e: 4) {}')).toEqual(['parameters'])
  expect(rulesOf('apps/api/src/a.ts', 'export const a = (b: 1, c: 2, d: 3, e: 4) => b')).toEqual(['parameters'])
  expect(rulesOf('apps/api/src/a.ts', 'on((b: 1, c: 2, d: 3, e: 4) => b)')).toEqual([])
})

test('a fourth branch inside three is too deep, an else-if is none', () => {
  const three = 'if (a) { for (;;) { while (b) { INNER } } }'
  expect(rulesOf('apps/api/src/a.ts', `function a() { ${three} }`)).toEqual([])
  expect(rulesOf('apps/api/src/a.ts', `function a() { ${three.replace('INNER', 'if (c) {}')} }`)).toEqual(['nesting'])
  expect(
    rulesOf('apps/api/src/a.ts', 'function a() { if (a) {} else if (b) {} else if (c) {} else if (d) {} }'),
  ).toEqual([])
})

test('a twenty-first import is one too many', () => {
  const imports = (count: number) => "import 'x'\n".repeat(count)
  expect(rulesOf('apps/api/src/app.ts', imports(20))).toEqual([])
  expect(rulesOf('apps/api/src/app.ts', imports(21))).toEqual(['imports'])
})

test('a rule can be set aside for a file, with a reason and only while it is broken', () => {
  const reason = '// house-allow imports: the table of contents names every module\n'
  expect(rulesOf('apps/api/src/app.ts', reason + "import 'x'\n".repeat(21))).toEqual([])
  expect(rulesOf('apps/api/src/app.ts', reason)).toEqual(['suppression'])
  expect(rulesOf('apps/api/src/app.ts', `// house-allow imports\n${"import 'x'\n".repeat(21)}`)).toEqual([
    'imports',
    'suppression',
  ])
})

test.each([
  ['apps/api/src/a.ts', "import { a } from '../../../packages/domain/src/a.ts'", ['workspace-border']],
  ['apps/api/src/modules/cart/add-item.ts', 'export const other = 1', ['main-export']],
  ['apps/api/src/modules/cart/add-item.ts', 'export async function addItem() {}', []],
  ['apps/api/src/http/errors.ts', 'export const a = process.env.PORT', ['environment']],
  ['apps/api/src/config.ts', 'export const a = process.env.PORT', []],
  ['apps/api/src/a.ts', 'export const day = 24 * 60', ['duration']],
  ['apps/api/src/a.test.ts', "test('it should add', () => {})", ['test-title']],
  ['apps/api/src/a.test.ts', "test('the cart should add up', () => {})", ['test-title']],
  ['apps/api/src/a.test.ts', "test('a page that nobody should find says so', () => {})", []],
  ['apps/api/src/a.test.ts', "test('two lines add up [CART-03]', () => {})", []],
  ['e2e/cart.test.ts', 'await page.waitForTimeout(500)', ['no-sleep']],
  ['apps/web/src/ui/a.tsx', 'export function useA() {\n  useEffect(() => {}, [])\n}', ['effect-reason']],
  [
    'apps/web/src/ui/a.tsx',
    'export function useA() {\n  // The scroll position lives outside React.\n  useEffect(() => {}, [])\n}',
    [],
  ],
  ['packages/domain/src/a.ts', 'export function a() {}', ['documentation']],
  ['packages/domain/src/a.ts', '/** Adds, in minor units (S1.4). */\nexport function a() {}', []],
  ['apps/api/src/a.ts', '// @ts-expect-error', ['suppression']],
  ['apps/api/src/a.ts', '// @ts-expect-error: the types of pg do not know this option', []],
  ['apps/api/src/a.ts', '// @ts-ignore because it is wrong', ['suppression']],
  ['apps/api/src/a.ts', '// ------ helpers ------', ['banner']],
  ['apps/api/src/a.ts', '// const total = sum(lines)', ['dead-comment']],
  ['apps/api/src/a.ts', '// return early, so that nothing is charged twice', []],
])('%s with %j breaks %j', (path, text, rules) => {
  expect(rulesOf(path, text)).toEqual(rules)
})
