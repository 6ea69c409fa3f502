import { GARMENT_MODELS } from '../garment/list-garment-models.ts'
import type { ModelRecord, ViewKey } from '../passes/model-record.ts'
import { findModelRecord, PASSES_FOLDER, writeViewPass } from '../passes/pass-files.ts'
import type { ViewPass } from '../passes/view-pass.ts'
import { type Bake, createBake } from '../render/bake.ts'
import { SHOE_MODELS } from '../shoe/list-shoe-models.ts'
import { inputsHash } from './inputs-hash.ts'
import { type RenderQuality, SHOE_QUALITY } from './render-job.ts'
import type { RenderPool } from './render-pool.ts'

/** What to render, where to, and whom to tell. */
export type RenderOrder = {
  model?: string
  view?: string
  quality: RenderQuality
  folder?: string
  report: (line: string) => void
}

type Task = { kind: 'shoe' | 'garment'; model: Omit<ModelRecord, 'views'>; views: readonly ViewKey[] }

function listTasks(): Task[] {
  const shoes = SHOE_MODELS.map((model): Task => {
    const { key, name, kind, parts } = model
    return { kind: 'shoe', model: { key, name, kind, parts: [...parts] }, views: Object.keys(model.views) as ViewKey[] }
  })
  const garments = GARMENT_MODELS.map((model): Task => {
    const { key, name, kind, parts } = model
    return { kind: 'garment', model: { key, name, kind, parts: [...parts] }, views: model.views }
  })
  return [...shoes, ...garments]
}

/** Renders every ordered view whose inputs have changed since its passes were written. */
export async function renderCatalogue(pool: RenderPool, order: RenderOrder): Promise<void> {
  const tasks = listTasks().filter((task) => !order.model || task.model.key === order.model)
  if (tasks.length === 0) throw new Error(`There is no model '${order.model}'.`)
  for (const task of tasks) await renderTask(pool, order, task)
}

async function renderTask(pool: RenderPool, order: RenderOrder, task: Task): Promise<void> {
  const folder = order.folder ?? PASSES_FOLDER
  const record = await findModelRecord(task.model.key, folder)
  const stale: { view: ViewKey; inputs: string }[] = []
  for (const view of task.views.filter((one) => !order.view || one === order.view)) {
    const inputs = await inputsHash(task.kind, task.model.key, view)
    const known = record?.views.find((one) => one.key === view)
    if (known?.inputs === inputs) order.report(`${task.model.key} ${view}: up to date`)
    else stale.push({ view, inputs })
  }
  if (stale.length === 0) return
  const bake = task.kind === 'shoe' ? await bakeShoe(pool, order, task.model.key) : undefined
  const passes = stale.map(({ view }) => renderOne(pool, { task, view, bake, quality: order.quality }))
  for (const [i, { view, inputs }] of stale.entries()) {
    const started = performance.now()
    const pass = (await passes[i]) as ViewPass
    const { bytes } = await writeViewPass(task.model, { key: view, inputs, pass }, folder)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    order.report(`${task.model.key} ${view}: ${Math.round(bytes / 1024)} kB after ${seconds} s`)
  }
}

async function bakeShoe(pool: RenderPool, order: RenderOrder, model: string): Promise<Bake> {
  const started = performance.now()
  const measured = await pool.run({ kind: 'measure', model, quality: order.quality })
  if (!('pointCount' in measured)) throw new Error('A measured model has a count of points.')
  const bake = createBake(measured.pointCount, SHOE_QUALITY[order.quality].directions)
  const stride = pool.threads
  await Promise.all(
    Array.from({ length: stride }, (_, first) =>
      pool.run({ kind: 'bake', model, quality: order.quality, bake, first, stride }),
    ),
  )
  order.report(
    `${model}: light of ${measured.pointCount} points after ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return bake
}

async function renderOne(
  pool: RenderPool,
  { task, view, bake, quality }: { task: Task; view: ViewKey; bake: Bake | undefined; quality: RenderQuality },
): Promise<ViewPass> {
  const model = task.model.key
  const answer = await pool.run(
    bake ? { kind: 'shoe-view', model, view, quality, bake } : { kind: 'garment-view', model, view, quality },
  )
  if (!('pass' in answer)) throw new Error('A rendered view has passes.')
  return answer.pass
}
