import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PageHandler } from '../entry.server.tsx'

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
  const { createPageHandler, setCatalogueUrls, setStyleSheets } = build.entry.module
  setCatalogueUrls(readCatalogueUrls(folder))
  setStyleSheets(readStyleSheets(build, folder))
  return {
    handlePage: createPageHandler(build, 'production'),
    clientFolder: join(folder, 'client'),
    middleware: null,
  }
}

/** Reads the URLs of the built message catalogues by locale and area: `de-de/common`. */
export function readCatalogueUrls(folder: string): Map<string, string> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  )
  return new Map(
    Object.entries(manifest).flatMap(([path, { file }]) => {
      const [, key] = /packages\/messages\/build\/(.+)\.json$/.exec(path) ?? []
      return key ? [[key, `/${file}`] as const] : []
    }),
  )
}

/** Reads the style sheets of all routes, which are inlined into pages. Throws if the build names a missing file. */
function readStyleSheets({ assets }: ServerBuild, folder: string): Map<string, string> {
  const hrefs = Object.values(assets.routes).flatMap((route) => route?.css ?? [])
  if (hrefs.length === 0) throw new Error('the build names no style sheet of any route')
  const paths = new Set(hrefs.map((href) => href.replace(/#.*$/, '')))
  return new Map([...paths].map((path) => [path, readFileSync(join(folder, 'client', path), 'utf8')]))
}
