import { parentPort } from 'node:worker_threads'
import { fillBake } from '../render/bake.ts'
import { type PreparedModel, prepareModel, renderView } from '../render/render-view.ts'
import { getShoeModel } from '../shoe/list-shoe-models.ts'
import { pairOf } from '../shoe/pair-of.ts'
import { type RenderAnswer, type RenderJob, SHOE_QUALITY, type ShoeScene } from './render-job.ts'

/** The scene at hand: jobs of one scene follow each other. */
let prepared: { name: string; model: PreparedModel } | undefined

function prepare({ model, quality, pair }: ShoeScene): PreparedModel {
  const name = `${model} ${quality} ${pair}`
  if (prepared?.name !== name) {
    const surfaces = getShoeModel(model).build(SHOE_QUALITY[quality].detail)
    prepared = { name, model: prepareModel(pair ? pairOf(surfaces) : surfaces) }
  }
  return prepared.model
}

async function answer(job: RenderJob): Promise<RenderAnswer> {
  switch (job.kind) {
    case 'measure':
      return { pointCount: prepare(job.scene).points.count }
    case 'bake':
      fillBake(job.bake, prepare(job.scene), { first: job.first, stride: job.stride })
      return { done: true }
    case 'shoe-view': {
      const viewpoint = getShoeModel(job.scene.model).views[job.view]
      if (!viewpoint) throw new Error(`The shoe '${job.scene.model}' has no view '${job.view}'.`)
      const { width, scale } = SHOE_QUALITY[job.scene.quality]
      const size = { width, height: width, scale }
      return { pass: renderView(prepare(job.scene), job.bake, { viewpoint, size }) }
    }
    case 'garment-view': {
      const { GARMENT_MODELS } = await import('../garment/list-garment-models.ts')
      const model = GARMENT_MODELS.find((one) => one.key === job.model)
      if (!model) throw new Error(`The atelier has no garment '${job.model}'.`)
      return { pass: model.render(job.view, { preview: job.quality === 'preview' }) }
    }
  }
}

parentPort?.on('message', async (job: RenderJob) => parentPort?.postMessage(await answer(job)))
