import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type BuildRecord, buildRecordFile, getBuildRecord, type PageHashes } from '../src/host/build-record.ts'
import { loadWebBuild } from '../src/host/web-build.ts'
import { toInlineHash } from '../src/rendering/inline-hashes.ts'
import { createEmptyShop } from './create-empty-shop.ts'

const locales = new URL('../../../packages/messages/locales.json', import.meta.url)

const recorded = /\.(?:js|css)$/

/** Records the hashes of a build's files, which the pages of the build then name. */
export function recordAssets(folder: string): void {
  const client = join(folder, 'client')
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && recorded.test(entry.name),
  )
  const assets = files.map(({ parentPath, name }) => {
    const file = join(parentPath, name)
    return [`/${relative(client, file).replaceAll('\\', '/')}`, toInlineHash(readFileSync(file, 'utf8'))] as const
  })
  write(folder, { assets: Object.fromEntries(assets.toSorted(([a], [b]) => (a < b ? -1 : 1))), pages: {} })
}

/** The pages on which payment data is typed or shown. */
const paymentPages = ['checkout', 'order-confirmation', 'account/payment'] as const

/** Records the inline scripts and styles of the pages that take payments. The pages are rendered without any content. */
export async function recordPages(folder: string): Promise<void> {
  const { handlePage } = await loadWebBuild(folder)
  const pages: Record<string, PageHashes> = {}
  for (const locale of Object.keys(JSON.parse(readFileSync(locales, 'utf8')))) {
    for (const name of paymentPages) {
      const path = `/${locale}/${name}`
      const shop = createEmptyShop(path, locale)
      await handlePage(new Request(`http://localhost${path}`), shop)
      if (!shop.document) throw new Error(`the build renders no document for ${path}`)
      const { scriptHashes, styleHashes } = shop.document
      pages[path] = { scriptHashes, styleHashes }
    }
  }
  write(folder, { ...getBuildRecord(join(folder, buildRecordFile)), pages })
}

const write = (folder: string, record: BuildRecord) =>
  writeFileSync(join(folder, buildRecordFile), `${JSON.stringify(record, null, 1)}\n`)
