import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const SOURCE = join(import.meta.dirname, '..')
/** Sources that pass bytes on without a say in them. */
const NOT_IN_PASSES = /list-|pass-files|decode-view-pass|model-record/

/** A short hash of everything that a model's passes come from: the renderer, what shapes share, and its own file. */
export async function inputsHash(kind: 'shoe' | 'garment' | 'card', model: string, view: string): Promise<string> {
  const folders = kind === 'shoe' ? ['passes', 'render', 'shoe'] : ['passes', kind]
  const files = (await Promise.all(folders.map((folder) => listSources(join(SOURCE, folder))))).flat().sort()
  const hash = createHash('sha256').update(view)
  for (const file of files) {
    const name = relative(SOURCE, file)
    const foreign = name.includes('models/') && !name.includes(`models/${model}`)
    if (foreign || NOT_IN_PASSES.test(name)) continue
    hash.update(name).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const sources = entries.filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
  return sources.map((entry) => join(entry.parentPath, entry.name))
}
