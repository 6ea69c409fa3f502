import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSites, seedDemoShop } from '@lacehouse/demo'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { expect, onTestFinished, test } from 'vitest'

const main = join(import.meta.dirname, 'main.ts')
const patience = 120_000

test('the command writes a catalogue, fills one shop from it, and leaves a shop with products alone', {
  timeout: patience,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-catalogue-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [source, target] = [await createTestDatabase(), await createTestDatabase()]
  onTestFinished(source.drop)
  onTestFinished(target.drop)
  await seedDemoShop({ database: source.db, sites: await loadSites(), now: Date.now(), size: 'small' })
  const file = join(folder, 'catalogue.json')
  const run = (url: string, ...args: readonly string[]) =>
    new Promise<[code: number, said: string, refused: string]>((resolve) => {
      const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder }
      execFile(process.execPath, [main, 'catalogue', ...args], { env }, (error, said, refused) =>
        resolve([typeof error?.code === 'number' ? error.code : 0, said, refused]),
      )
    })
  const count = (await source.db.pool.query('select 1 from products')).rowCount
  expect(await run(source.url, 'export', file)).toEqual([0, `${count} products are in ${file}.\n`, ''])
  expect(await run(target.url, 'import', file)).toEqual([0, `${count} products are in the shop.\n`, ''])
  expect(await run(target.url, 'import', file)).toEqual([1, '', expect.stringContaining('has products already')])
  expect(await run(target.url, 'import')).toEqual([2, '', expect.stringContaining('catalogue export <file>')])
})
