import { createWriteStream } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import {
  type ChangedProduct,
  type ImportedCatalogue,
  type ImportSite,
  importCatalogue,
  type MediaOptions,
  makePlaceholder,
  openPictureFolder,
  type PictureOptions,
  toImportSite,
} from '@lacehouse/api/catalogue-import'
import type { Config } from '@lacehouse/api/config'
import { loadSites } from '@lacehouse/demo'
import { toCsv } from '@lacehouse/domain/csv/to-csv'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { createCollector } from './collect-while-importing.ts'
import { fail, say } from './command-output.ts'
import { describeProblem } from './describe-problem.ts'
import { openBar } from './import-progress.ts'
import { createChangeList, describeChange } from './list-changed-products.ts'
import { openForCommand } from './open-for-command.ts'
import { openPictureList } from './picture-list.ts'

const usage = `lacehouse import catalogue <file or folder> [--site LH-US] [--locale en-us] [--dry-run] [--strict]
  [--only prices-and-stock] [--encoding windows-1252] [--report report.csv]
  [--pictures <folder>] [--picture-hosts cdn.example.com,…]`

const options = {
  site: { type: 'string' },
  locale: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  only: { type: 'string' },
  encoding: { type: 'string' },
  report: { type: 'string' },
  pictures: { type: 'string' },
  'picture-hosts': { type: 'string', default: '' },
} as const

/** `lacehouse import catalogue`: takes the products of a merchant's file into the shop, also while it runs. */
export async function importCatalogueFile(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [path, ...more] = positionals
  const isUpdate = values.only === 'prices-and-stock'
  if (!path || more.length > 0 || (values.only !== undefined && !isUpdate)) return fail(usage, 2)
  // A running shop on the same machine has priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { database, close, config } = await openForCommand()
  try {
    const site = await findSite(config, values)
    if (typeof site === 'string') return fail(site, 2)
    const report = openReport(resolve(values.report ?? `${path.replace(/[/\\]+$/, '')}.refused.csv`))
    const changes = createChangeList(values.report === undefined ? null : report.addChange)
    const bar = openBar('Importing {bar} {percentage}% {products} products')
    const hosts = values['picture-hosts'].split(',').filter(Boolean)
    const folder = values.pictures === undefined ? null : resolve(values.pictures)
    const local = folder === null ? null : openPictureFolder(folder)
    const pictures = await openPictureList({ originalsDir: config.originalsDir, locale: site.locale, local, hosts })
    const isDryRun = values['dry-run']
    const collect = createCollector()
    const imported = await importCatalogue(database.pool, {
      path: resolve(path),
      site,
      encoding: values.encoding,
      isDryRun,
      isUpdate,
      isStrict: values.strict,
      now: Date.now(),
      placeholder: isDryRun || isUpdate ? null : await makePlaceholder(config.originalsDir),
      media: {
        originalsDir: config.originalsDir,
        folders: [resolve(path), ...(folder === null ? [] : [folder])],
        hosts,
        onProblem: report.addMedium,
      },
      onProblem: report.add,
      onWarning: report.addWarning,
      onChange: changes.add,
      onProgress: (read) => {
        bar.show(read)
        collect(read.products)
      },
      onProduct: pictures.add,
    })
    bar.stop()
    const shown = imported.ok && !isDryRun && !isUpdate ? await pictures.import(database.pool, report.addPicture) : null
    const { refused, noted } = await report.close()
    if (!imported.ok) fail([imported.reason, ...refused].join('\n'), 1)
    else say([describe(imported, isDryRun), ...(isDryRun ? changes.describe() : (shown ?? [])), ...noted].join('\n'))
    if (imported.ok && refused.length > 0) fail(refused.join('\n'), 1)
  } finally {
    await close()
  }
}

type SiteOptions = { readonly site?: string | undefined; readonly locale?: string | undefined }

/** Finds the site that a file is imported for; a sentence where it cannot be known. */
const findSite = async (config: Config, { site: id, locale }: SiteOptions): Promise<ImportSite | string> => {
  const sites = await loadSites(config.sites)
  const site = id === undefined && sites.length === 1 ? sites[0] : findSiteById(sites, id ?? '')
  if (!site) return `--site names one of ${sites.map(({ siteId }) => siteId).join(', ')}.`
  const chosen = locale ?? site.defaultLocale
  if (!site.locales.includes(chosen)) return `${site.siteId} has no locale ${chosen}: ${site.locales.join(', ')}.`
  return toImportSite(site, chosen)
}

const describe = (imported: ImportedCatalogue, isDryRun: boolean): string => {
  const { products, created, changed, priced, stocked, media, sets, refused, format } = imported
  const counts = `${created} new, ${changed} changed, ${priced} with other prices, ${stocked} with other stock, ${media} with other media, ${sets} sets new or changed, ${refused} refused`
  return `${products} products of the format ${format}: ${counts}.${isDryRun ? ' Nothing was written.' : ''}`
}

type PictureProblem = Parameters<PictureOptions['onProblem']>[0]
type MediumProblem = Parameters<MediaOptions['onProblem']>[0]
type Problem = Parameters<Parameters<typeof importCatalogue>[1]['onProblem']>[0]

/** Opens the report of refused rows; the file is made with the first of them. */
const openReport = (file: string) => {
  let stream: ReturnType<typeof createWriteStream> | null = null
  let count = 0
  let warnings = 0
  const open = (): NonNullable<typeof stream> => {
    if (stream) return stream
    stream = createWriteStream(file)
    stream.write(toCsv([['line', 'column', 'reason', 'sentence', 'value', 'product']]))
    return stream
  }
  return {
    add: ({ line, column, reason, value, key }: Problem): void => {
      count += 1
      open().write(toCsv([[line, column, reason, describeProblem(reason), value, key.replace(/^\0/, 'line ')]]))
    },
    addWarning: ({ line, column, reason, value, key }: Problem): void => {
      warnings += 1
      open().write(toCsv([[line, column, reason, describeProblem(reason), value, key]]))
    },
    addChange: (changed: ChangedProduct): void => {
      const { line, isNew, fields, key } = changed
      const reason = isNew ? 'product_new' : 'product_changed'
      open().write(toCsv([[line, '', reason, describeChange(changed), fields.join(' '), key]]))
    },
    addPicture: ({ productId, picture: { line, column, address }, code, reason }: PictureProblem): void => {
      open().write(toCsv([[line, column, code, reason, address, productId]]))
      count += 1
    },
    addMedium: ({ productId, line, address, code, reason }: MediumProblem): void => {
      open().write(toCsv([[line, 'media', code, reason, address, productId]]))
      count += 1
    },
    /** Returns a sentence where rows were refused, and one where the shop does something else than the file says. */
    close: async (): Promise<{ readonly refused: readonly string[]; readonly noted: readonly string[] }> => {
      if (!stream) return { refused: [], noted: [] }
      stream.end()
      await finished(stream)
      return {
        refused: count > 0 ? [`${count} reasons of refused rows are in ${file}.`] : [],
        noted: warnings > 0 ? [`${warnings} notes on rows that were taken are in ${file}.`] : [],
      }
    },
  }
}
