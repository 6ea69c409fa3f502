import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { buildFolder, readCatalogueUrls } from '../src/host/web-build.ts'
import type { RouteHandle } from '../src/route-handle.ts'

export type RouteWeight = {
  readonly route: string
  /** The bytes of the first load, compressed with brotli, including the message catalogues of the page. */
  readonly js: number
  readonly css: number
}

const everywhere = ['common', 'navigation'] as const

/** Measures what a browser fetches for the first page of each route, from the finished build. */
export async function measureBundles(folder: string = buildFolder): Promise<RouteWeight[]> {
  const build: ServerBuild = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  const urls = readCatalogueUrls(folder)
  const toWords = (area: string) => urls.get(`en-us/${area}`) ?? ''
  return Object.keys(build.routes).map((route) => {
    const chain = listChain(build, route)
    const parts = chain.flatMap((id) => build.assets.routes[id] ?? [])
    const areas = chain.flatMap((id) => (build.routes[id]?.module.handle as RouteHandle | undefined)?.areas ?? [])
    const scripts = [
      build.assets.url,
      build.assets.entry.module,
      ...build.assets.entry.imports,
      ...parts.flatMap(({ module, imports = [] }) => [module, ...imports]),
      ...[...everywhere, ...areas].map(toWords),
    ]
    return {
      route,
      js: weigh(folder, scripts),
      css: weigh(
        folder,
        parts.flatMap(({ css = [] }) => css),
      ),
    }
  })
}

function listChain(build: ServerBuild, route: string): string[] {
  const parent = build.routes[route]?.parentId
  return parent ? [...listChain(build, parent), route] : [route]
}

function weigh(folder: string, urls: readonly string[]): number {
  const paths = new Set(urls.map((url) => url.replace(/#.*$/, '')).filter(Boolean))
  return [...paths].reduce((sum, path) => sum + sizeOf(join(folder, 'client', path)), 0)
}

const sizeOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

if (import.meta.main) {
  for (const { route, js, css } of await measureBundles(process.argv[2])) {
    console.warn(
      `${route.padEnd(36)} ${(js / 1000).toFixed(1).padStart(7)} kB script ${(css / 1000).toFixed(1).padStart(7)} kB style`,
    )
  }
  // The process would not end by itself, because React's server code keeps a message port open.
  process.exit()
}
