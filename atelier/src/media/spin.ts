import type { Bake } from '../render/bake.ts'
import { type Camera, createCamera } from '../render/camera.ts'
import { createEnvironment } from '../render/environment.ts'
import { gatherLight } from '../render/gather-light.ts'
import { lightSamples } from '../render/light-samples.ts'
import { rasterise } from '../render/rasterise.ts'
import type { PreparedModel } from '../render/render-view.ts'
import { resolvePass } from '../render/resolve-pass.ts'
import { sampleSurfaces } from '../render/sample-surfaces.ts'
import type { Surface } from '../render/surface.ts'

/** Samples along each side of a pixel. */
const SCALE = 2
const FILL = { width: 0.86, height: 0.8 }
/** The first frame is the view from the side, as the product's first picture. */
const FIRST_AZIMUTH = 3
const ELEVATION = 12

/** The cameras of one turn around a model: all at one distance, so that it does not change its size while it turns. */
export function createSpin(surfaces: readonly Surface[], { frames, width }: { frames: number; width: number }) {
  const fine = { width: width * SCALE, height: width * SCALE }
  const cameras = Array.from({ length: frames }, (_, frame) => {
    const azimuth = FIRST_AZIMUTH + (360 * frame) / frames
    return createCamera(surfaces, { azimuth, elevation: ELEVATION, fill: FILL, middle: { x: 0.5, y: 0.5 } }, fine)
  })
  const zoom = Math.min(...cameras.map((camera) => camera.zoom))
  return cameras.map((camera): Camera => ({ ...camera, zoom, originX: fine.width / 2, originY: fine.height * 0.54 }))
}

/** Renders one frame of a spin as passes. */
export function renderFrame(model: PreparedModel, bake: Bake, { camera, width }: { camera: Camera; width: number }) {
  const fine = { width: width * SCALE, height: width * SCALE }
  const environment = createEnvironment(camera)
  const light = gatherLight(model, bake, environment)
  const seen = rasterise(model.surfaces, camera, fine)
  const samples = sampleSurfaces(seen, { surfaces: model.surfaces, light, camera })
  const lit = lightSamples(samples, { camera, environment, width: fine.width, scale: (SCALE * width) / 1200 })
  return resolvePass(samples, lit, { width, height: width, scale: SCALE, camera, ground: light.ground })
}
