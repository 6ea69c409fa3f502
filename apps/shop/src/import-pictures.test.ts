import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestApi, type TestApi, testProducts } from '@lacehouse/test-kit'
import { type EndedCommand, runCommand } from '@lacehouse/test-kit/shop/run-command'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Stands in for a photograph: a JPEG of the repository. */
const picture = join(import.meta.dirname, '../../../docs/img/shop.jpg')
const patience = 60_000

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi()
  folder = await mkdtemp(join(tmpdir(), 'lacehouse-import-'))
}, patience)
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await api.close()
})

/** Runs `lacehouse import …`. */
const run = (...args: readonly string[]): Promise<EndedCommand> =>
  runCommand(['import', ...args], {
    env: { ...process.env, DATABASE_URL: api.database.url, DATA_DIR: api.deps.config.dataDir },
  })

const readAddress = async (): Promise<string> => {
  const params = { productId: testProducts.court }
  const product = await api.client.withToken(null).call('products.details', { params })
  return product.images['01']?.[0]?.url ?? ''
}

test('the command imports valid files, names invalid ones, and a running shop shows the pictures', {
  timeout: patience,
}, async () => {
  await copyFile(picture, join(folder, `${testProducts.court}-side.jpg`))
  await writeFile(join(folder, `${testProducts.court}-top.jpg`), 'no picture')
  await writeFile(join(folder, 'notes.txt'), 'of the photographer')
  const first = await run('pictures', folder)
  expect(first).toEqual({
    code: 1,
    said: '1 pictures of 1 products: 1 new or changed, 0 as they were.\n2 files were refused:\n',
    refused: [
      'notes.txt: Its name is not <product>-<view> or <product>-<colour>-<view>.',
      `${testProducts.court}-top.jpg: It is no JPEG, PNG, WebP or AVIF, whatever its name says.\n`,
    ].join('\n'),
  })
  await vi.waitFor(async () => expect(await readAddress()).toContain('/original.'), 5000)
  const again = await run('pictures', folder)
  expect(again.said).toContain('0 new or changed, 1 as they were')
  expect(await run('pictures', '--remove', testProducts.court)).toMatchObject({ code: 0, refused: '' })
  await vi.waitFor(async () => expect(await readAddress()).toContain('/court-low.side'), 5000)
})

test('an invalid command prints its usage', { timeout: patience }, async () => {
  for (const args of [[], ['pictures'], ['words', folder], ['pictures', folder, '--remove', 'X']])
    expect(await run(...args)).toMatchObject({ code: 2, said: '', refused: expect.stringContaining('<folder>') })
  expect(await run('pictures', join(folder, 'nowhere'))).toMatchObject({
    code: 2,
    refused: expect.stringContaining('no folder'),
  })
})
