import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeViewPass } from './decode-view-pass.ts'
import { encodeViewPass } from './encode-view-pass.ts'
import type { ModelRecord, ViewKey, ViewRecord } from './model-record.ts'
import { findModelRecord, PASSES_FOLDER, writeModelRecord } from './model-records.ts'
import type { ViewPass } from './view-pass.ts'

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
