import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Reads every JSON file of a folder, by default of this package, in the order of names; `name` is without the ending. */
export async function readJsonFiles(folder: string): Promise<{ name: string; path: string; json: unknown }[]> {
  const home = resolve(import.meta.dirname, '..', folder)
  const files = (await readdir(home)).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (file) => {
      const path = join(home, file)
      return { name: file.slice(0, -'.json'.length), path, json: JSON.parse(await readFile(path, 'utf8')) as unknown }
    }),
  )
}
