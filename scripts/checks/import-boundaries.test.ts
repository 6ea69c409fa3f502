import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot, nodeBinary } from '../bootstrap/paths.mjs'
import { runCaptured } from '../bootstrap/run-program.mjs'
import { browserRules, importBoundaries } from './import-boundaries.mjs'

type ImportKind = 'value' | 'type' | 'dynamic'

type KnownBad = {
  rule: string
  from: string
  to: string
  kind?: ImportKind
}

const workspaces = importBoundaries
  .filter(({ name }) => name?.endsWith('-imports'))
  .map(({ from }) => String('path' in from ? from.path : '').replace(/^\^|\/$/g, ''))

const knownBad: KnownBad[] = [
  ...workspaces.flatMap((workspace) => [
    { rule: `${workspace.replace('/', '-')}-imports`, from: `${workspace}/src/a.ts`, to: 'scripts/tool.ts' },
    { rule: `${workspace.replace('/', '-')}-tests-import`, from: `${workspace}/src/a.test.ts`, to: 'scripts/tool.ts' },
  ]),
  // Type imports count too; a checker that reads compiled code would miss these.
  {
    rule: 'packages-domain-imports',
    from: 'packages/domain/src/b.ts',
    to: 'packages/contracts/src/c.ts',
    kind: 'type',
  },
  { rule: 'apps-web-imports', from: 'apps/web/src/b.tsx', to: 'packages/database/src/c.ts', kind: 'type' },
  { rule: 'apps-api-imports', from: 'apps/api/src/b.ts', to: 'atelier/src/render.ts' },
  { rule: 'packages-pictures-imports', from: 'packages/pictures/src/b.ts', to: 'atelier/src/render.ts' },
  { rule: 'apps-web-imports', from: 'apps/web/src/d.ts', to: 'packages/pictures/src/composite/index.ts' },
  { rule: 'apps-api-imports', from: 'apps/api/src/c.ts', to: 'packages/test-kit/src/build-cart.ts' },
  { rule: 'e2e-imports', from: 'e2e/b.ts', to: 'apps/shop/src/start-shop.ts' },
  {
    rule: 'modules-stand-alone',
    from: 'apps/api/src/modules/cart/add-item.ts',
    to: 'apps/api/src/modules/orders/orders.queries.ts',
  },
  { rule: 'core-is-below-modules', from: 'apps/api/src/core/cart/a.ts', to: 'apps/api/src/modules/orders/list.ts' },
  { rule: 'infra-is-below-core', from: 'apps/api/src/infra/mail/a.ts', to: 'apps/api/src/core/orders/order.ts' },
  { rule: 'http-is-below-all', from: 'apps/api/src/http/a.ts', to: 'apps/api/src/infra/redis/redis.ts' },
  { rule: 'replies-are-for-modules', from: 'apps/api/src/core/cart/b.ts', to: 'apps/api/src/replies/order.reply.ts' },
  { rule: 'atelier-is-offline', from: 'packages/pictures/src/a.ts', to: 'atelier/src/render.ts' },
  {
    rule: 'queries-are-a-modules-own',
    from: 'apps/api/src/app.ts',
    to: 'apps/api/src/modules/orders/orders.queries.ts',
  },
  {
    rule: 'features-stand-alone',
    from: 'apps/web/src/features/cart/cart.tsx',
    to: 'apps/web/src/features/listing/listing.tsx',
  },
  {
    rule: 'backoffice-features-stand-alone',
    from: 'apps/backoffice/src/features/orders/orders-page.tsx',
    to: 'apps/backoffice/src/features/staff/staff-page.tsx',
  },
  { rule: 'ui-knows-no-shop', from: 'apps/web/src/ui/button.tsx', to: 'apps/web/src/features/listing/listing.tsx' },
  { rule: 'routes-are-the-top', from: 'apps/web/src/components/size.tsx', to: 'apps/web/src/routes/cart.tsx' },
  { rule: 'routes-are-the-top', from: 'apps/web/src/features/cart/sum.ts', to: 'apps/web/src/dialogs.ts' },
  {
    rule: 'components-below-features',
    from: 'apps/web/src/components/item.tsx',
    to: 'apps/web/src/features/listing/listing.tsx',
  },
  { rule: 'client-below-components', from: 'apps/web/src/client/cart.ts', to: 'apps/web/src/components/size.tsx' },
  { rule: 'nothing-imports-a-test', from: 'apps/api/src/d.ts', to: 'apps/api/src/plugins/errors.test.ts' },
  { rule: 'no-circle', from: 'packages/domain/src/one.ts', to: 'packages/domain/src/other.ts' },
  { rule: 'no-circle', from: 'apps/web/src/dialogs/open.ts', to: 'apps/web/src/dialogs/table.ts', kind: 'type' },
  { rule: 'resolves', from: 'packages/domain/src/d.ts', to: 'packages/domain/src/nowhere.ts' },
]

const knownBadInBrowser: KnownBad[] = [
  {
    rule: 'no-schema-library-in-the-browser',
    from: 'apps/web/src/features/account/account.tsx',
    to: 'packages/contracts/src/account.ts',
  },
  { rule: 'no-server-part-in-the-browser', from: 'apps/web/src/ui/link.tsx', to: 'apps/web/src/host/page-cache.ts' },
]

const knownGood: [from: string, to: string][] = [
  ['apps/api/src/modules/cart/remove-item.ts', 'apps/api/src/modules/cart/cart.queries.ts'],
  ['apps/api/src/modules/cart/show-order.ts', 'apps/api/src/replies/order.reply.ts'],
  ['apps/api/src/modules/cart/move-item.ts', 'apps/api/src/core/cart/cart.ts'],
  ['apps/api/src/core/cart/cart.ts', 'apps/api/src/infra/redis/redis.ts'],
  ['atelier/src/draw.ts', 'packages/pictures/src/passes.ts'],
  ['apps/api/src/images.ts', 'packages/pictures/src/composite/index.ts'],
  ['apps/web/src/features/product/paint.ts', 'packages/pictures/src/paint/index.ts'],
  ['atelier/src/main.ts', 'packages/pictures/src/composite/index.ts'],
  ['apps/web/src/routes/home.tsx', 'apps/web/src/features/listing/listing.tsx'],
  ['packages/domain/src/money.test.ts', 'packages/test-kit/src/build-cart.ts'],
]

const folder = mkdtempSync(join(tmpdir(), 'imports-'))
let found: Violation[] = []
let foundInBrowser: Violation[] = []

beforeAll(async () => {
  for (const { from, to, kind } of [...knownBad, ...knownBadInBrowser]) writeImport(from, to, kind)
  for (const [from, to] of knownGood) writeImport(from, to)
  writeImport('packages/domain/src/other.ts', 'packages/domain/src/one.ts')
  writeImport('apps/web/src/dialogs/table.ts', 'apps/web/src/dialogs/open.ts', 'dynamic')
  writeImport('packages/contracts/src/account.ts', 'node_modules/zod/index.js')
  writeImport('apps/web/src/features/orders/orders.tsx', 'packages/contracts/src/account.ts', 'type')
  rmSync(join(folder, 'packages/domain/src/nowhere.ts'))
  found = await cruise('.dependency-cruiser.mjs')
  foundInBrowser = await cruise('.dependency-cruiser.browser.mjs')
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

test('every rule has a known violation', () => {
  const names = [...importBoundaries, ...browserRules].map(({ name }) => name)
  const tried = new Set([...knownBad, ...knownBadInBrowser].map(({ rule }) => rule))
  expect(names.filter((name) => !tried.has(String(name)))).toEqual([])
})

test.each(knownBad)('$rule catches $from', ({ rule, from }) => {
  expect(found).toContainEqual({ rule, from })
})

test.each(knownBadInBrowser)('$rule catches $from', ({ rule, from }) => {
  expect(foundInBrowser).toContainEqual({ rule, from })
})

test('allowed imports have no violation', () => {
  const good = new Set([...knownGood.map(([from]) => from), 'apps/web/src/features/orders/orders.tsx'])
  expect([...found, ...foundInBrowser].filter(({ from }) => good.has(from))).toEqual([])
})

type Violation = {
  rule: string
  from: string
}

async function cruise(config: string): Promise<Violation[]> {
  const { output } = await runCaptured(
    nodeBinary(),
    [
      inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--output-type=json',
      `--config=${inRoot(config)}`,
      ...['apps', 'packages', 'atelier', 'e2e', 'bench', 'prove'],
    ],
    { cwd: folder },
  )
  const { summary }: { summary: { violations: { rule: { name: string }; from: string }[] } } = JSON.parse(output)
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
}

/** Adds an import of the file `to` to the file `from`, and creates both if necessary. */
function writeImport(from: string, to: string, kind: ImportKind = 'value'): void {
  for (const path of [from, to]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '', { flag: 'a' })
  }
  writeFileSync(join(folder, 'tsconfig.base.json'), '{}')
  const path = relative(dirname(from), to)
  const specifier = path.startsWith('.') ? path : `./${path}`
  const name = `_${from}${to}`.replace(/\W/g, '_')
  const statements = {
    value: `import * as ${name} from '${specifier}'\nexport const v${name} = ${name}\n`,
    type: `import type { T as ${name} } from '${specifier}'\nexport type A${name} = ${name}\n`,
    dynamic: `export const v${name} = () => import('${specifier}')\n`,
  }
  writeFileSync(join(folder, from), statements[kind], { flag: 'a' })
}
