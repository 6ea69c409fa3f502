import { findModelRecord, PASSES_FOLDER, writeModelRecord } from '@lacehouse/pictures/passes/model-records'
import { inputsHash } from './inputs-hash.ts'
import { listTasks } from './list-render-tasks.ts'

/**
 * Records the sources as they are now as those of the passes, and renders nothing. It is for a change that cannot change
 * a pixel, such as a renamed function: the person who runs it has made sure of that.
 */
export async function stampPasses(model: string | undefined, report: (line: string) => void): Promise<void> {
  for (const task of await listTasks(model)) {
    const { key } = task.model
    const record = await findModelRecord(key, PASSES_FOLDER)
    if (!record) continue
    const hashed = record.views.map(async (view) => ({ ...view, inputs: await inputsHash(task.kind, key, view.key) }))
    const views = await Promise.all(hashed)
    const changed = views.filter(({ inputs }, i) => inputs !== record.views[i]?.inputs).length
    if (changed > 0) await writeModelRecord({ ...record, views }, PASSES_FOLDER)
    report(`${key}: ${changed} of ${views.length} views stamped`)
  }
}
