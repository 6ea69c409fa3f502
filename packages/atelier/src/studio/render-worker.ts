import { parentPort } from 'node:worker_threads'
import { GARMENT_MODELS } from '../garment/list-garment-models.ts'
import { fillBake } from '../render/bake.ts'
import { type PreparedModel, prepareModel, renderView } from '../render/render-view.ts'
import { getShoeModel } from '../shoe/list-shoe-models.ts'
import { type RenderAnswer, type RenderJob, type RenderQuality, SHOE_QUALITY } from './render-job.ts'

/** The model at hand: jobs of one model follow each other. */
let prepared: { name: string; model: PreparedModel } | undefined

function prepare(key: string, quality: RenderQuality): PreparedModel {
  const name = `${key} ${quality}`
  if (prepared?.name !== name) {
    prepared = { name, model: prepareModel(getShoeModel(key).build(SHOE_QUALITY[quality].detail)) }
  }
  return prepared.model
}

function answer(job: RenderJob): RenderAnswer {
  switch (job.kind) {
    case 'measure':
      return { pointCount: prepare(job.model, job.quality).points.count }
    case 'bake':
      fillBake(job.bake, prepare(job.model, job.quality), { first: job.first, stride: job.stride })
      return { done: true }
    case 'shoe-view': {
      const viewpoint = getShoeModel(job.model).views[job.view]
      if (!viewpoint) throw new Error(`The shoe '${job.model}' has no view '${job.view}'.`)
      const { width, scale } = SHOE_QUALITY[job.quality]
      const size = { width, height: width, scale }
      return { pass: renderView(prepare(job.model, job.quality), job.bake, { viewpoint, size }) }
    }
    case 'garment-view': {
      const model = GARMENT_MODELS.find((one) => one.key === job.model)
      if (!model) throw new Error(`The atelier has no garment '${job.model}'.`)
      return { pass: model.render(job.view, { preview: job.quality === 'preview' }) }
    }
  }
}

parentPort?.on('message', (job: RenderJob) => parentPort?.postMessage(answer(job)))
