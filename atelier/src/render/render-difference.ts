import type { ViewPass } from '@lacehouse/pictures/passes/view-pass'
import { type DrawnBrand, withBrand } from '../brand/drawn-brand.ts'
import { createBake, fillBake } from './bake.ts'
import { type Camera, createCamera, project, type Viewpoint } from './camera.ts'
import { createEnvironment } from './environment.ts'
import { gatherLight } from './gather-light.ts'
import { lightSamples } from './light-samples.ts'
import { rasterise } from './rasterise.ts'
import type { PreparedModel } from './render-view.ts'
import { resolvePass } from './resolve-pass.ts'
import { sampleSurfaces } from './sample-surfaces.ts'
import { type Area, takeDifference } from './take-difference.ts'
import { floatAt } from './vector.ts'

/** Coarse is enough: only how the light of the two differs is taken from it. */
const DIRECTIONS = 64
const SCALE = 2
/** Pixels around the area whose points look around too, for the light between them. */
const REACH = 24

/**
 * Renders an area of a view twice, the second time with the mark of another brand, and changes a pass of the first, in place, into
 * one of the second. Both are builds of one model: stitches give way to the mark with which they were first drawn.
 */
export function renderDifference(
  pass: ViewPass,
  [before, after]: readonly [PreparedModel, PreparedModel],
  { viewpoint, area, brand }: { viewpoint: Viewpoint; area: Area; brand: DrawnBrand },
): void {
  const whole = { width: pass.width * SCALE, height: pass.height * SCALE }
  const full = createCamera(before.surfaces, viewpoint, whole)
  const camera = { ...full, originX: full.originX - area.left * SCALE, originY: full.originY - area.top * SCALE }
  const shown = { width: area.width, height: area.height }
  const fine = { width: shown.width * SCALE, height: shown.height * SCALE }
  const environment = createEnvironment(full)
  const light = gatherLight(before, bakeSeen(before, camera, fine), environment)
  const seen = rasterise(before.surfaces, camera, fine)
  const render = ({ surfaces }: PreparedModel): ViewPass => {
    const samples = sampleSurfaces(seen, { surfaces, light, camera })
    const lit = lightSamples(samples, { camera, environment, width: fine.width, scale: (SCALE * pass.width) / 1200 })
    return resolvePass(samples, lit, { ...shown, scale: SCALE, camera, ground: light.ground })
  }
  const [old, made] = [render(before), withBrand(brand, () => render(after))]
  takeDifference(pass, area, { old, made })
}

/** What the points see whose light falls into the picture; the ground is taken to lie open. */
function bakeSeen(model: PreparedModel, camera: Camera, fine: { width: number; height: number }) {
  const { points, ground } = model
  const bake = createBake(points.count, DIRECTIONS)
  const groundStart = points.count - ground.columns * ground.rows
  bake.bits.fill(0xffffffff, groundStart * bake.words)
  const active = points.active.map((isActive, i) => {
    if (isActive === 0 || i >= groundStart) return 0
    const place = [0, 1, 2].map((axis) => floatAt(points.position, i * 3 + axis)) as [number, number, number]
    const [x, y] = project(camera, place)
    const isNear = x > -REACH && y > -REACH && x < fine.width + REACH && y < fine.height + REACH
    return isNear ? 1 : 0
  })
  fillBake(bake, { surfaces: model.surfaces, points: { ...points, active } }, { first: 0, stride: 1 })
  return bake
}
