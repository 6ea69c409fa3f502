import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PageHandler } from '../entry.server.tsx'
import type { StyleSheets } from '../rendering/page-styles.ts'
import { buildRecordFile, getBuildRecord } from './build-record.ts'

/** A connect-style handler. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** A finished build of the storefront, or one that Vite compiles on demand in development. */
export type WebBuild = {
  readonly handlePage: PageHandler
  /** The folder of the client files; null in development. */
  readonly clientFolder: string | null
  /** The middleware of Vite's development server; null for a finished build. */
  readonly middleware: Middleware | null
}

type BuildModule = ServerBuild & { entry: { module: typeof import('../entry.server.tsx') } }

/** The folder into which `npm run build` writes the storefront. */
export const buildFolder = join(import.meta.dirname, '../../build')

/** Loads a finished build. */
export async function loadWebBuild(folder: string = buildFolder): Promise<WebBuild> {
  const build: BuildModule = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  const { createPageHandler, setAssetIntegrity, setCatalogueUrls, setStyleSheets } = build.entry.module
  const catalogueUrls = readCatalogueUrls(folder)
  setCatalogueUrls(catalogueUrls)
  const { assets } = getBuildRecord(join(folder, buildRecordFile))
  setAssetIntegrity(assets, (locale) => listOtherLocales(catalogueUrls, locale))
  setStyleSheets(readStyleSheets(build, folder))
  return {
    handlePage: createPageHandler(build, 'production'),
    clientFolder: join(folder, 'client'),
    middleware: null,
  }
}

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }
type Chunks = Readonly<Record<string, Chunk>>

const readChunks = (folder: string): Chunks =>
  JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'))

/** Reads the URLs of the chunk of each source file, and of its assets. */
const readFilesBySource = (folder: string): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync(join(folder, 'client/.vite/ssr-manifest.json'), 'utf8'))

/** Reads the URLs of the built message catalogues by locale and area: `de-de/common`. */
export function readCatalogueUrls(folder: string): Map<string, string> {
  return new Map(
    Object.entries(readChunks(folder)).flatMap(([path, { file }]) => {
      const [, key] = /packages\/messages\/build\/(.+)\.json$/.exec(path) ?? []
      return key ? [[key, `/${file}`] as const] : []
    }),
  )
}

/** Lists the message catalogues that a page of the locale never loads. English ones stand in for missing ones. */
function listOtherLocales(urls: ReadonlyMap<string, string>, locale: string): Set<string> {
  const others = [...urls].filter(([key]) => !key.startsWith(`${locale}/`) && !key.startsWith('en-us/'))
  return new Set(others.map(([, url]) => url))
}

/** Reads the style sheets of all routes and lazy components. Throws if the build names no style sheet of a route, or a missing file. */
function readStyleSheets({ assets }: ServerBuild, folder: string): StyleSheets {
  const hrefs = Object.values(assets.routes).flatMap((route) => route?.css ?? [])
  if (hrefs.length === 0) throw new Error('the build names no style sheet of any route')
  const chunks = readChunks(folder)
  const keys = new Map(Object.entries(chunks).map(([key, { file }]) => [`/${file}`, key]))
  const bySource = new Map(
    Object.entries(readFilesBySource(folder))
      .filter(([source]) => source.startsWith('src/') && source.endsWith('.tsx'))
      .map(([source, files]) => {
        const own = files.flatMap((file) => keys.get(file) ?? [])
        return [source, [...new Set(own.flatMap((key) => listSheets(chunks, key)))]] as const
      }),
  )
  const paths = new Set([...hrefs.map((href) => href.replace(/#.*$/, '')), ...[...bySource.values()].flat()])
  const texts = [...paths].map((path) => [path, readFileSync(join(folder, 'client', path), 'utf8')] as const)
  return { texts: new Map(texts), bySource: new Map([...bySource].filter(([, { length }]) => length > 0)) }
}

/** Lists the style sheets that a chunk needs, those of its imports first, as the browser loads them. */
function listSheets(chunks: Chunks, key: string): string[] {
  const { imports = [], css = [] } = chunks[key] ?? {}
  return [...imports.flatMap((imported) => listSheets(chunks, imported)), ...css.map((file) => `/${file}`)]
}
