import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot, nodeBinary } from '../bootstrap/paths.mjs'
import { runCaptured } from '../bootstrap/run-program.mjs'

const lines = (count: number) => 'export const a = 1\n'.repeat(count).replaceAll('a', () => `a${nth++}`)
let nth = 0
const longFunction = (name: string, count: number) =>
  `declare function call(): void\nexport function ${name}() {\n${'  call()\n'.repeat(count)}}\n`
const nested = (inner: string) =>
  `declare const on: boolean\nexport function open() {\n  if (on) {\n    for (;;) {\n      while (on) {\n        ${inner}\n      }\n    }\n  }\n}\n`

const cases: [path: string, text: string, rules: string[]][] = [
  ['packages/domain/src/money/add-money.ts', 'export const a = 1', []],
  ['packages/domain/src/money/addMoney.ts', 'export const a = 1', ['useFilenamingConvention']],
  ['apps/api/src/plugins/cart.controller.ts', 'export const a = 1', ['useFilenamingConvention']],
  ['apps/web/src/routes/$locale.cart._index.ts', 'export const a = 1', []],
  ['apps/api/src/plugins/short.ts', lines(300), []],
  ['apps/api/src/plugins/long.ts', lines(301), ['noExcessiveLinesPerFile']],
  ['apps/api/src/plugins/short.test.ts', lines(400), []],
  ['apps/api/src/plugins/long.test.ts', lines(401), ['noExcessiveLinesPerFile']],
  ['apps/web/src/routes/long.ts', lines(251), ['noExcessiveLinesPerFile']],
  ['apps/api/src/modules/cart/long.routes.ts', lines(251), ['noExcessiveLinesPerFile']],
  ['apps/web/src/blocks/hero/hero.ts', lines(181), ['noExcessiveLinesPerFile']],
  ['packages/demo/src/catalogue/names.ts', lines(2000), []],
  ['apps/api/src/short-function.ts', longFunction('a', 58), []],
  ['apps/api/src/long-function.ts', longFunction('a', 61), ['noExcessiveLinesPerFunction']],
  ['apps/web/src/ui/component.tsx', longFunction('Cart', 118), []],
  ['apps/web/src/ui/long-component.tsx', longFunction('Cart', 121), ['noExcessiveLinesPerFunction']],
  ['apps/api/src/three.ts', 'export function a(b: 1, c: 2, d: 3) {\n  return [b, c, d]\n}', []],
  ['apps/api/src/four.ts', 'export function a(b: 1, c: 2, d: 3, e: 4) {\n  return [b, c, d, e]\n}', ['useMaxParams']],
  ['apps/api/src/shallow.ts', nested('on'), []],
  ['apps/api/src/deep.ts', nested('if (on) { return }'), ['noExcessiveNestedBlocks']],
  ['apps/api/src/environment.ts', 'export const a = process.env.PORT', ['noProcessEnv']],
  ['apps/api/src/config.ts', 'export const a = process.env.PORT', []],
  ['apps/api/src/interface.ts', 'export interface A {\n  a: 1\n}', ['useConsistentTypeDefinitions']],
  ['apps/api/src/domain.ts', "export { a } from '@lacehouse/domain'", ['noRestrictedImports']],
  ['apps/api/src/domain-path.ts', "export { a } from '@lacehouse/domain/money/a'", []],
  ['apps/api/src/any.ts', 'export const a: any = 1', ['noExplicitAny']],
  ['apps/api/src/ignored.ts', '// @ts-ignore\nexport const a = 1', ['noTsIgnore']],
  ['apps/api/src/title.test.ts', "test('it should add', () => {})", ['useValidTestTitle']],
  ['e2e/cart.test.ts', 'await page.waitForTimeout(500)', ['noPlaywrightWaitForTimeout']],
  [
    'e2e/pages/cart.ts',
    "import { setTimeout } from 'node:timers/promises'\nawait setTimeout(5)",
    ['noRestrictedImports'],
  ],
  ['e2e/pages/bag.ts', 'setTimeout(() => undefined, 5)', ['noRestrictedGlobals']],
]

type Diagnostic = { category: string; location: { path: string } }

const folder = mkdtempSync(join(tmpdir(), 'lint-'))
let found: Diagnostic[] = []

beforeAll(async () => {
  copyFileSync(inRoot('biome.json'), join(folder, 'biome.json'))
  for (const [path, text] of cases) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = await runCaptured(nodeBinary(), [inRoot('node_modules/@biomejs/biome/bin/biome'), ...args], {
    cwd: folder,
  })
  found = JSON.parse(stdout.split('\n').find((line) => line.startsWith('{')) ?? '{}').diagnostics
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

test.each(cases)('%s breaks what it breaks of the rules for names, sizes and places', (path, _text, rules) => {
  const broken = found.filter(({ location }) => location.path.endsWith(path))
  expect([...new Set(broken.map(({ category }) => category.split('/').at(-1)))]).toEqual(rules)
})
