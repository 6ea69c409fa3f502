import type { ViewKey } from '@lacehouse/pictures/passes/model-record'
import { findModelRecord, PASSES_FOLDER } from '@lacehouse/pictures/passes/model-records'
import { writeViewPass } from '@lacehouse/pictures/passes/pass-files'
import { type Bake, createBake } from '../render/bake.ts'
import { getShoeModel } from '../shoe/list-shoe-models.ts'
import { findDrawnModel } from './drawn-models.ts'
import { inputsHash } from './inputs-hash.ts'
import { listTasks, type Task } from './list-render-tasks.ts'
import { type RenderJob, type RenderQuality, SHOE_QUALITY, type ShoeScene } from './render-job.ts'
import type { RenderPool } from './render-pool.ts'

/** What to render, where to, and what prints the progress. */
export type RenderOrder = {
  model?: string
  view?: string
  quality: RenderQuality
  folder?: string
  report: (line: string) => void
}

/** Renders every ordered view whose inputs have changed since its passes were written. */
export async function renderCatalogue(pool: RenderPool, order: RenderOrder): Promise<void> {
  const tasks = await listTasks(order.model)
  if (tasks.length === 0) throw new Error(`There is no model '${order.model}'.`)
  for (const task of tasks) await renderTask(pool, order, task)
}

type StaleView = { view: ViewKey; inputs: string }

async function renderTask(pool: RenderPool, order: RenderOrder, task: Task): Promise<void> {
  const stale = await listStaleViews(order, task)
  if (task.kind === 'garment') {
    const { key: model } = task.model
    const jobFor = (view: ViewKey): RenderJob => ({ kind: 'garment-view', model, quality: order.quality, view })
    await writeViews(pool, { order, task }, { views: stale, jobFor })
    return
  }
  const drawn = findDrawnModel(task.model.key)
  if (drawn) {
    for (const { view, inputs } of stale) {
      const written = { key: view, inputs, pass: drawn.draw(view, order.quality === 'preview' ? 600 : undefined) }
      await writeViewPass(task.model, written, order.folder ?? PASSES_FOLDER)
      order.report(`${task.model.key} ${view}`)
    }
    return
  }
  for (const pair of [false, true]) {
    const views = stale.filter(({ view }) => (getShoeModel(task.model.key).views[view]?.pair ?? false) === pair)
    if (views.length === 0) continue
    const scene: ShoeScene = { model: task.model.key, quality: order.quality, pair }
    const bake = await bakeScene(pool, scene, order.report)
    const jobFor = (view: ViewKey): RenderJob => ({ kind: 'shoe-view', scene, view, bake })
    await writeViews(pool, { order, task }, { views, jobFor })
  }
}

async function listStaleViews(order: RenderOrder, task: Task): Promise<StaleView[]> {
  const record = await findModelRecord(task.model.key, order.folder ?? PASSES_FOLDER)
  const stale: StaleView[] = []
  for (const view of task.views.filter((one) => !order.view || one === order.view)) {
    const inputs = await inputsHash(task.kind, task.model.key, view)
    const known = record?.views.find((one) => one.key === view)
    if (known?.inputs === inputs) order.report(`${task.model.key} ${view}: up to date`)
    else stale.push({ view, inputs })
  }
  return stale
}

async function bakeScene(pool: RenderPool, scene: ShoeScene, report: (line: string) => void): Promise<Bake> {
  const started = performance.now()
  const measured = await pool.run({ kind: 'measure', scene })
  if (!('pointCount' in measured)) throw new Error('A measured scene has a count of points.')
  const bake = createBake(measured.pointCount, SHOE_QUALITY[scene.quality].directions)
  const stride = pool.threads
  await Promise.all(
    Array.from({ length: stride }, (_, first) => pool.run({ kind: 'bake', scene, bake, first, stride })),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  report(`${scene.model}${scene.pair ? ' pair' : ''}: light of ${measured.pointCount} points after ${seconds} s`)
  return bake
}

async function writeViews(
  pool: RenderPool,
  { order, task }: { order: RenderOrder; task: Task },
  { views, jobFor }: { views: readonly StaleView[]; jobFor: (view: ViewKey) => RenderJob },
): Promise<void> {
  const started = performance.now()
  const answers = views.map(({ view }) => pool.run(jobFor(view)))
  for (const [i, { view, inputs }] of views.entries()) {
    const answer = await answers[i]
    if (!answer || !('pass' in answer)) throw new Error('A rendered view has passes.')
    const written = { key: view, inputs, pass: answer.pass }
    const { bytes } = await writeViewPass(task.model, written, order.folder ?? PASSES_FOLDER)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    order.report(`${task.model.key} ${view}: ${Math.round(bytes / 1024)} kB after ${seconds} s`)
  }
}
