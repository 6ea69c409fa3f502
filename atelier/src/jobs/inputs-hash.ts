import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { SHOE_MODELS } from '../shoe/list-shoe-models.ts'
import type { DrawnKind } from './drawn-models.ts'

const ROOT = join(import.meta.dirname, '../../..')
const OWN = 'atelier/src'
/** The format of the passes, which the renderer writes and the shop reads. */
const FORMAT = 'packages/pictures/src/passes'
/** The brand's mark, which clothes and cards bear as shoes do. */
const MARK = /(?:brand\/mark-distance|shoe\/brand-mark|shoe\/shape-field)\.ts$/
/** Sources that pass bytes on without changing them. */
const NOT_IN_PASSES = /list-|pass-files|decode-view-pass|model-record|brand-marks|render-difference|take-difference/
/** Where a source lies changes no pixel, so that files can be moved without rendering anew. */
const IMPORTS = /^(?:import|export)\s[^;'=]*from '[^']*'\n/gm

type Kind = 'shoe' | 'garment' | DrawnKind

/** A short hash of everything that a model's passes come from: the renderer, what shapes share, and its own file. */
export async function inputsHash(kind: Kind, model: string, view: string): Promise<string> {
  const folders = kind === 'shoe' ? [`${OWN}/render`, `${OWN}/shoe`] : [`${OWN}/${kind}`]
  const own = (await Promise.all([FORMAT, ...folders].map(listSources))).flat()
  const files = kind === 'shoe' ? own : [...own, ...(await listSources(OWN)).filter((file) => MARK.test(file))]
  const keys = await listKeys(kind)
  const hash = createHash('sha256').update(view)
  for (const file of files.sort()) {
    if (isForeign(file, { model, keys }) || NOT_IN_PASSES.test(file)) continue
    const source = await readFile(join(ROOT, file), 'utf8')
    hash.update(file.split('src/')[1] ?? file).update(source.replace(IMPORTS, ''))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Another model's own file. A form shares those of its base: `tee-oversized` is made by `tee.ts`, and not the other way round. */
export function isForeign(file: string, { model, keys }: { model: string; keys: readonly string[] }): boolean {
  const name = /models\/([^/]+)\.ts$/.exec(file)?.[1]
  if (name === undefined) return false
  const owners = keys.filter((key) => name === key || name.startsWith(`${key}-`))
  const owner = owners.toSorted((one, other) => other.length - one.length)[0] ?? name
  return owner !== model && !model.startsWith(`${owner}-`)
}

/** The keys of all models of a kind. Garments are loaded only for garments: a broken one does not stop the shoes. */
async function listKeys(kind: Kind): Promise<string[]> {
  if (kind === 'shoe') return SHOE_MODELS.map(({ key }) => key)
  if (kind !== 'garment') return []
  const { GARMENT_MODELS } = await import('../garment/list-garment-models.ts')
  return GARMENT_MODELS.map(({ key }) => key)
}

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true })
  const sources = entries.filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
  return sources.map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
}
