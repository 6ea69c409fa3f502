import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads under which addresses the build has put the words, by the path that they had in the sources. */
export function readCatalogueUrls(folder: string): Map<string, string> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  )
  const entries = Object.entries(manifest).filter(([path]) => path.includes('packages/messages/build/'))
  return new Map(entries.map(([path, { file }]) => [path.replace(/^(?:\.\.\/)+/, ''), `/${file}`]))
}
