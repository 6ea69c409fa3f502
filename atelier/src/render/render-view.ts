import type { ViewPass } from '@lacehouse/pictures/passes/view-pass'
import { type Bake, collectBakePoints, createBake, fillBake } from './bake.ts'
import { createCamera, type Viewpoint } from './camera.ts'
import { createEnvironment } from './environment.ts'
import { gatherLight } from './gather-light.ts'
import { lightSamples } from './light-samples.ts'
import { rasterise } from './rasterise.ts'
import { resolvePass } from './resolve-pass.ts'
import { sampleSurfaces } from './sample-surfaces.ts'
import type { Surface } from './surface.ts'

export type RenderSize = {
  width: number
  height: number
  /** Samples along each side of a pixel. */
  scale: number
}

/** Everything that every view of a model shares. */
export type PreparedModel = ReturnType<typeof prepareModel>

export function prepareModel(surfaces: readonly Surface[]) {
  return { surfaces, ...collectBakePoints(surfaces) }
}

/** The whole bake in one thread. */
export function bakeAlone(model: PreparedModel, directionCount: number): Bake {
  const bake = createBake(model.points.count, directionCount)
  fillBake(bake, model, { first: 0, stride: 1 })
  return bake
}

export function renderView(
  model: PreparedModel,
  bake: Bake,
  view: { viewpoint: Viewpoint; size: RenderSize },
): ViewPass {
  const { width, height, scale } = view.size
  const fine = { width: width * scale, height: height * scale }
  const camera = createCamera(model.surfaces, view.viewpoint, fine)
  const environment = createEnvironment(camera)
  const light = gatherLight(model, bake, environment)
  const seen = rasterise(model.surfaces, camera, fine)
  const samples = sampleSurfaces(seen, { surfaces: model.surfaces, light, camera })
  const lit = lightSamples(samples, { camera, environment, width: fine.width, scale: (scale * width) / 1200 })
  return resolvePass(samples, lit, { width, height, scale, camera, ground: light.ground })
}
