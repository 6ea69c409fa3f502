import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PageHandler } from '../entry.server.tsx'
import { readCatalogueUrls } from './catalogue-urls.ts'
import { type ClientAssets, loadClientAssets } from './client-assets.ts'
import type { Middleware } from './middleware.ts'

/** A built storefront, or one that Vite builds as it is asked for. */
export type WebBuild = {
  readonly handlePage: PageHandler
  readonly assets: ClientAssets
  /** Vite's own answers, in development. */
  readonly middleware: Middleware | null
}

type BuildModule = ServerBuild & { entry: { module: typeof import('../entry.server.tsx') } }

/** Where `npm run build` leaves the storefront. */
export const buildFolder = join(import.meta.dirname, '../../build')

/** Loads what the build step has made. */
export async function loadWebBuild(folder: string = buildFolder): Promise<WebBuild> {
  const build: BuildModule = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  build.entry.module.setCatalogueUrls(readCatalogueUrls(folder))
  return {
    handlePage: build.entry.module.createPageHandler(build, 'production'),
    assets: loadClientAssets(join(folder, 'client')),
    middleware: null,
  }
}
