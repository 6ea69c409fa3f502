import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listModelRecords, PASSES_FOLDER } from '../passes/model-records.ts'
import { createPassCache } from './pass-cache.ts'
import { makePreviewRecord, type PreviewRecord } from './preview-pass.ts'

export type PreviewRecords = Readonly<Record<string, PreviewRecord>>

const fileName = 'previews.json'

/** Reads the preview passes of all models, by the model's key; empty where none were made yet. */
export async function readPreviewRecords(folder = PASSES_FOLDER): Promise<PreviewRecords> {
  try {
    return JSON.parse(await readFile(join(folder, fileName), 'utf8')) as PreviewRecords
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw cause
  }
}

/** Writes the source of the preview passes. Those whose view has the inputs of before are taken over unchanged. */
export async function toPreviewsSource(folder = PASSES_FOLDER): Promise<string> {
  const known = await readPreviewRecords(folder)
  // A model is read once, so that nothing is worth keeping.
  const cache = createPassCache({ folder, bytes: 0 })
  const records: Record<string, PreviewRecord> = {}
  for (const model of await listModelRecords(folder)) {
    const before = known[model.key]
    const [view] = model.views
    const isCurrent = before !== undefined && before.view === view?.key && before.inputs === view.inputs
    const record = isCurrent ? before : await makePreviewRecord(model, cache)
    if (record) records[model.key] = record
  }
  return `${JSON.stringify(records, null, 2)}\n`
}
