import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
