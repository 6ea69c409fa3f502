import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import {
  type ContentEntry,
  checkEntries,
  createCatalogue,
  exportContent,
  exportPictures,
  type FileProblem,
  type FolderFile,
  importContent,
  isPictureFile,
  type PictureEntry,
  readContentFiles,
  readPictureFiles,
} from '@lacehouse/api/content'
import type { Database } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { fail, say } from '../command-output.ts'
import { getOperator } from './record-command.ts'

export type ContentShop = { readonly database: Database; readonly sites: readonly Site[] }

type Exporting = { readonly folder: string; readonly site?: string | undefined; readonly locale?: string | undefined }

/** Writes a file for each document that is not archived, and for each uploaded picture that those show. */
export async function exportFolder(
  { database, sites }: ContentShop,
  { folder, site, locale }: Exporting,
): Promise<void> {
  const documents = await exportContent(database.pool, sites, { siteId: site ?? null, locale: locale ?? null })
  const pictures = await exportPictures(database.pool, documents)
  for (const { path, text } of [...documents, ...pictures]) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  say(`${documents.length} documents and ${pictures.length} uploaded pictures are in ${folder}.`)
}

type Importing = { readonly folder: string; readonly isDryRun: boolean }

/** Imports the files of a folder, all or none; answers whether it did. */
export async function importFolder(shop: ContentShop, { folder, isDryRun }: Importing): Promise<boolean> {
  const { entries, pictures, problems } = await readAndCheck(shop, await readFolder(folder))
  if (entries.length === 0 && pictures.length === 0 && problems.length === 0)
    problems.push({ path: folder, field: '', problem: 'There is no file.' })
  if (problems.length > 0) {
    report(problems, 'Nothing was imported')
    return false
  }
  const by = { pool: shop.database.pool, author: getOperator(), now: Date.now() }
  const { changed, unchanged } = await importContent(by, entries, { isDryRun, pictures })
  for (const path of changed) say(path)
  say(`${isDryRun ? 'Would change' : 'Changed'}: ${changed.length}. As they were: ${unchanged}.`)
  return true
}

/** Checks the files of a folder, or every document of the shop. */
export async function validate(shop: ContentShop, folder: string | undefined): Promise<void> {
  const everything = { siteId: null, locale: null }
  const files =
    folder === undefined ? await exportContent(shop.database.pool, shop.sites, everything) : await readFolder(folder)
  const { entries, problems } = await readAndCheck(shop, files)
  if (problems.length > 0) return report(problems, `${entries.length} documents were checked`)
  say(`${entries.length} documents have no problem.`)
}

const readAndCheck = async ({ database, sites }: ContentShop, files: readonly FolderFile[]): Promise<Checked> => {
  const { entries, problems } = readContentFiles(
    files.filter(({ path }) => !isPictureFile(path)),
    sites,
  )
  const read = await readPictureFiles(files.filter(({ path }) => isPictureFile(path)))
  const catalogue = createCatalogue(database.pool)
  const deps = { executor: database.pool, sites, catalogue, resolve: null }
  const found = await checkEntries(deps, entries, read.pictures)
  return { entries, pictures: read.pictures, problems: [...problems, ...read.problems, ...found] }
}

type Checked = {
  readonly entries: readonly ContentEntry[]
  readonly pictures: readonly PictureEntry[]
  readonly problems: FileProblem[]
}

const readFolder = async (folder: string): Promise<FolderFile[]> => {
  const paths = await Array.fromAsync(glob('**/*.json', { cwd: folder }))
  return Promise.all(
    paths.toSorted().map(async (path) => ({
      path: path.split(sep).join('/'),
      text: await readFile(join(folder, path), 'utf8'),
    })),
  )
}

const report = (problems: readonly FileProblem[], outcome: string): void => {
  const lines = problems.map(({ path, field, problem }) => `${path}${field ? ` ${field}` : ''}: ${problem}`)
  fail([...lines, `${outcome}. Problems: ${problems.length}.`].join('\n'), 1)
}
