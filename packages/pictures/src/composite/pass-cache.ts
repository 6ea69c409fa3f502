import { findBrandMarks, layMark, readMarkedView } from '../passes/brand-marks.ts'
import type { ModelRecord, ViewKey } from '../passes/model-record.ts'
import { findModelRecord, PASSES_FOLDER } from '../passes/model-records.ts'
import { readViewPass } from '../passes/pass-files.ts'
import type { ViewPass } from '../passes/view-pass.ts'

const DEFAULT_BYTES = 160 * 1024 * 1024

/** Decoded passes in memory, the least recently used dropped when they outgrow the bound. */
export type PassCache = {
  model: (key: string) => Promise<ModelRecord>
  /** The passes of a view; with the mark of a brand where it has one of its own there. */
  view: (model: string, view: ViewKey, brand?: string) => Promise<ViewPass>
}

export function createPassCache(options: { folder?: string; bytes?: number } = {}): PassCache {
  const { folder = PASSES_FOLDER, bytes = DEFAULT_BYTES } = options
  const models = new Map<string, Promise<ModelRecord>>()
  const views = new Map<string, { pass: Promise<ViewPass>; size: number }>()
  const dropOldest = () => {
    let total = 0
    for (const { size } of views.values()) total += size
    for (const [key, { size }] of views) {
      if (total <= bytes || views.size === 1) return
      views.delete(key)
      total -= size
    }
  }
  return {
    model: (key) => remember(models, key, () => getModel(key, folder)),
    view: (model, view, brand = '') => {
      const key = `${model}/${view}/${brand}`
      const known = views.get(key)
      views.delete(key)
      const entry = known ?? { pass: readMarkedPass({ model, view, brand }, folder), size: 0 }
      views.set(key, entry)
      if (!known) {
        entry.pass.then(
          (pass) => {
            entry.size = pass.width * pass.height * 7
            dropOldest()
          },
          () => views.delete(key),
        )
      }
      return entry.pass
    },
  }
}

type Wanted = { model: string; view: ViewKey; brand: string }

async function readMarkedPass({ model, view, brand }: Wanted, folder: string): Promise<ViewPass> {
  const pass = readViewPass(model, view, folder)
  const marks = brand ? await findBrandMarks(model, brand, folder) : null
  const place = marks?.views.find(({ key }) => key === view)
  return place ? layMark(await pass, await readMarkedView({ model, brand, view }, folder), place) : pass
}

async function getModel(key: string, folder: string): Promise<ModelRecord> {
  const record = await findModelRecord(key, folder)
  if (!record) throw new Error(`There are no passes of a model '${key}'.`)
  return record
}

function remember<T>(cached: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = cached.get(key)
  if (known) return known
  const made = make()
  cached.set(key, made)
  made.catch(() => cached.delete(key))
  return made
}

export const sharedPassCache = createPassCache()
