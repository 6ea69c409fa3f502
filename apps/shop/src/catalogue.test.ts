import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { createDemoDatabase } from '@lacehouse/test-kit/shop/create-demo-database'
import { runCommand } from '@lacehouse/test-kit/shop/run-command'
import { expect, onTestFinished, test } from 'vitest'

const patience = 120_000

test('the command writes a catalogue, fills one shop from it, and leaves a shop with products alone', {
  timeout: patience,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-catalogue-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [source, target] = [await createDemoDatabase(), await createTestDatabase()]
  onTestFinished(source.drop)
  onTestFinished(target.drop)
  const file = join(folder, 'catalogue.json')
  const run = async (url: string, ...args: readonly string[]) => {
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder }
    const { code, said, refused } = await runCommand(['catalogue', ...args], { env })
    return [code, said, refused]
  }
  const count = (await source.db.pool.query('select 1 from products')).rowCount
  expect(await run(source.url, 'export', file)).toEqual([0, `${count} products are in ${file}.\n`, ''])
  expect(await run(target.url, 'import', file)).toEqual([0, `${count} products are in the shop.\n`, ''])
  expect(await run(target.url, 'import', file)).toEqual([1, '', expect.stringContaining('has products already')])
  expect(await run(target.url, 'import')).toEqual([2, '', expect.stringContaining('catalogue export <file>')])
})
