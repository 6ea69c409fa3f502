import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ModelRecord, VIEW_KEYS, type ViewRecord } from './model-record.ts'

/** The repository's own passes: one folder a model, `model.json`, `<view>.id.webp` and `<view>.light.webp` in it. */
export const PASSES_FOLDER = join(import.meta.dirname, '../../passes')

export async function listModelRecords(folder = PASSES_FOLDER): Promise<ModelRecord[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const records = await Promise.all(names.sort().map((name) => findModelRecord(name, folder)))
  return records.filter((record) => record !== null)
}

/** Null when the model was never rendered. */
export async function findModelRecord(model: string, folder = PASSES_FOLDER): Promise<ModelRecord | null> {
  try {
    const record = JSON.parse(await readFile(join(folder, model, 'model.json'), 'utf8')) as ModelRecord
    return { ...record, views: record.views.toSorted(inGalleryOrder) }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw cause
  }
}

const inGalleryOrder = (one: ViewRecord, other: ViewRecord): number =>
  VIEW_KEYS.indexOf(one.key) - VIEW_KEYS.indexOf(other.key)

/** Writes a model's `model.json`, its views in the order of a gallery. */
export async function writeModelRecord(model: ModelRecord, folder = PASSES_FOLDER): Promise<void> {
  const record: ModelRecord = { ...model, views: model.views.toSorted(inGalleryOrder) }
  await writeFile(join(folder, model.key, 'model.json'), `${JSON.stringify(record, null, 2)}\n`)
}
