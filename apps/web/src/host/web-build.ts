import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PageHandler } from '../entry.server.tsx'

/** A connect-style handler. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** A built storefront, or one that Vite builds as it is asked for. */
export type WebBuild = {
  readonly handlePage: PageHandler
  /** Where the browser's files are; null in development. */
  readonly clientFolder: string | null
  /** Vite's own answers, in development. */
  readonly middleware: Middleware | null
}

type BuildModule = ServerBuild & { entry: { module: typeof import('../entry.server.tsx') } }

/** Where `npm run build` leaves the storefront. */
export const buildFolder = join(import.meta.dirname, '../../build')

/** Loads what the build step has made. */
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

/** Reads under which addresses the build has put the words, by locale and area: `de-de/common`. */
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

/** Reads the style sheets of all routes, which their pages carry; fails where the build names one that is not there. */
function readStyleSheets({ assets }: ServerBuild, folder: string): Map<string, string> {
  const hrefs = Object.values(assets.routes).flatMap((route) => route?.css ?? [])
  if (hrefs.length === 0) throw new Error('the build names no style sheet of any route')
  const paths = new Set(hrefs.map((href) => href.replace(/#.*$/, '')))
  return new Map([...paths].map((path) => [path, readFileSync(join(folder, 'client', path), 'utf8')]))
}
