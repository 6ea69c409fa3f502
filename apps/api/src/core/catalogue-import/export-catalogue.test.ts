import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listMediaFiles, type ProductMedium } from '@lacehouse/domain/product/product-media'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openMediaFolder, toMediaFile } from '../../infra/media/media-folder.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-export-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const openDatabase = async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  return db
}
type Db = Awaited<ReturnType<typeof openDatabase>>

const site = {
  ...{ locale: 'en-us', currency: 'USD', sizeSystem: 'US' as const, priceList: 'us-usd' },
  warehouse: { id: 'W1', siteId: 'LH-US', names: {}, country: 'US' },
}

const runImport = ({ pool }: Db, path: string, originalsDir: string) =>
  importCatalogue(pool, {
    ...{ path, site, now: Date.now(), placeholder: null, isDryRun: false, isUpdate: false, isStrict: false },
    media: { originalsDir, folders: [path], hosts: [], onProblem: (problem) => expect(problem).toBeNull() },
    onProblem: (problem) => expect(problem).toBeNull(),
  })

const addProducts = async (db: Db, folder: string): Promise<void> => {
  const file = join(folder, 'products.csv')
  const rows = ['a', 'b', 'c'].map((key) => `${key},Title of ${key},10.00`)
  await writeFile(file, ['Handle,Title,Variant Price', ...rows].join('\n'))
  await runImport(db, file, folder)
}

/** Stores a turn that no shop has. */
const storeMedia = async (originalsDir: string) => {
  const store = openMediaFolder(originalsDir)
  const frames: string[] = []
  for (let at = 0; at < 24; at += 1) {
    const background = { r: at * 10, g: 7, b: 0 }
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } })
    frames.push(await store.store(await picture.webp().toBuffer(), 'webp'))
  }
  return frames
}

const listOf = async ({ pool }: Db) =>
  (await pool.query<{ id: string; media: ProductMedium[] }>('select id, media from products order by id')).rows

test.each(['json', 'csv'] as const)(
  'media are exported as files that are named by their bytes, each once, and an import of the %s makes the same media in an empty shop [CAT-14]',
  async (kind) => {
    const [source, target] = [await openDatabase(), await openDatabase()]
    const [originalsDir, otherOriginals, folder] = [await openFolder(), await openFolder(), await openFolder()]
    await addProducts(source, await openFolder())
    const frames = await storeMedia(originalsDir)
    const turn: ProductMedium = { kind: 'spin', colour: null, poster: null, alt: {}, frames, width: 40, height: 30 }
    // Two products share their files, and one shows the turn twice.
    const [first, second] = await listOf(source)
    const give = (id: string | undefined, media: readonly ProductMedium[]) =>
      source.pool.query('update products set media = $2 where id = $1', [id, JSON.stringify(media)])
    await give(first?.id, [turn])
    await give(second?.id, [turn, { ...turn, alt: { 'en-us': 'A turn' } }])
    expect(await exportCatalogue(source.pool, folder, { kind, originalsDir })).toBe(3)
    expect((await readdir(join(folder, 'media'))).toSorted()).toEqual([...new Set(frames)].toSorted())
    for (const file of frames) expect(toMediaFile(await readFile(join(folder, 'media', file)), 'webp')).toBe(file)
    const { rows } = await source.pool.query('select to_jsonb(l) as row from locations l')
    await target.pool.query('insert into locations select * from jsonb_populate_recordset(null::locations, $1)', [
      JSON.stringify(rows.map(({ row }) => row)),
    ])
    expect(await runImport(target, folder, otherOriginals)).toMatchObject({ ok: true, created: 3, media: 2 })
    expect(await listOf(target)).toEqual(await listOf(source))
    const stored = (await readdir(join(otherOriginals, 'media'))).toSorted()
    expect(stored).toEqual(
      [...new Set((await listOf(target)).flatMap(({ media }) => media.flatMap(listMediaFiles)))].toSorted(),
    )
    expect(await runImport(target, folder, otherOriginals)).toMatchObject({ created: 0, media: 0 })
  },
)
