import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeViewPass } from './decode-view-pass.ts'
import { encodeViewPass } from './encode-view-pass.ts'
import { type ModelRecord, VIEW_KEYS, type ViewKey, type ViewRecord } from './model-record.ts'
import type { ViewPass } from './view-pass.ts'

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

export async function readViewPass(model: string, view: ViewKey, folder = PASSES_FOLDER): Promise<ViewPass> {
  const base = join(folder, model, view)
  const [id, light] = await Promise.all([readFile(`${base}.id.webp`), readFile(`${base}.light.webp`)])
  return decodeViewPass({ id, light })
}

/** Writes a view's two files and enters it in `model.json`, keeping the views that are there already. */
export async function writeViewPass(
  model: Omit<ModelRecord, 'views'>,
  view: { key: ViewKey; inputs: string; pass: ViewPass },
  folder = PASSES_FOLDER,
): Promise<{ bytes: number }> {
  const home = join(folder, model.key)
  await mkdir(home, { recursive: true })
  const files = await encodeViewPass(view.pass)
  await writeFile(join(home, `${view.key}.id.webp`), files.id)
  await writeFile(join(home, `${view.key}.light.webp`), files.light)
  const { width, height } = view.pass
  const entry: ViewRecord = { key: view.key, width, height, bounds: coveredBounds(view.pass), inputs: view.inputs }
  const before = await findModelRecord(model.key, folder)
  const others = before?.views.filter((other) => other.key !== view.key) ?? []
  await writeModelRecord({ ...model, views: [...others, entry] }, folder)
  return { bytes: files.id.length + files.light.length }
}

/** Writes a model's `model.json`, its views in the order of a gallery. */
export async function writeModelRecord(model: ModelRecord, folder = PASSES_FOLDER): Promise<void> {
  const record: ModelRecord = { ...model, views: model.views.toSorted(inGalleryOrder) }
  await writeFile(join(folder, model.key, 'model.json'), `${JSON.stringify(record, null, 2)}\n`)
}

export function coveredBounds(pass: ViewPass): ViewRecord['bounds'] {
  let [left, top, right, bottom] = [pass.width, pass.height, -1, -1]
  for (let i = 3, p = 0; i < pass.id.length; i += 4, p++) {
    if ((pass.id[i] ?? 0) < 128) continue
    const x = p % pass.width
    const y = (p - x) / pass.width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return { left: 0, top: 0, width: 0, height: 0 }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}
