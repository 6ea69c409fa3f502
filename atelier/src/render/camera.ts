import type { Surface } from './surface.ts'
import { at, cross, dot, normalize, scale, subtract, type Vec3 } from './vector.ts'

const DISTANCE = 1700

/** From where a model is looked at: azimuth 0 sees its lateral side with the toe to the right, 90 its front; degrees. */
export type Viewpoint = {
  azimuth: number
  elevation: number
  /** Turns the picture clockwise; degrees. */
  roll?: number
  /** Share of the frame that the model may fill, and where its middle lies in the frame. */
  fill: { width: number; height: number }
  middle: { x: number; y: number }
}

export type Camera = {
  eye: Vec3
  right: Vec3
  up: Vec3
  /** Away from the model, towards the eye. */
  toward: Vec3
  /** Picture pixels for one unit of right over depth, and the picture's own origin. */
  zoom: number
  originX: number
  originY: number
}

/** A long lens that frames the surfaces as the viewpoint asks. */
export function createCamera(
  surfaces: readonly Surface[],
  viewpoint: Viewpoint,
  size: { width: number; height: number },
): Camera {
  const [azimuth, elevation, roll] = [viewpoint.azimuth, viewpoint.elevation, viewpoint.roll ?? 0].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number]
  const toward: Vec3 = [
    Math.sin(azimuth) * Math.cos(elevation),
    -Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
  ]
  const level: Vec3 = [Math.cos(azimuth), Math.sin(azimuth), 0]
  const steep = normalize(cross(toward, level))
  const right = turned(level, steep, roll)
  const up = normalize(cross(toward, right))
  const centre: Vec3 = [145, 0, 50]
  const eye: Vec3 = subtract(centre, scale(toward, -DISTANCE))
  const open: Camera = { eye, right, up, toward, zoom: 1, originX: 0, originY: 0 }
  const box = projectedBox(surfaces, open)
  const zoom = Math.min(
    (viewpoint.fill.width * size.width) / (box.right - box.left),
    (viewpoint.fill.height * size.height) / (box.bottom - box.top),
  )
  return {
    ...open,
    zoom,
    originX: viewpoint.middle.x * size.width - (zoom * (box.left + box.right)) / 2,
    originY: viewpoint.middle.y * size.height - (zoom * (box.top + box.bottom)) / 2,
  }
}

const turned = (a: Vec3, b: Vec3, angle: number): Vec3 => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return normalize([a[0] * c + b[0] * s, a[1] * c + b[1] * s, a[2] * c + b[2] * s])
}

function projectedBox(surfaces: readonly Surface[], camera: Camera) {
  const box = { left: 1e9, right: -1e9, top: 1e9, bottom: -1e9 }
  for (const { position } of surfaces) {
    for (let i = 0; i < position.length; i += 3) {
      const [x, y] = project(camera, [at(position, i), at(position, i + 1), at(position, i + 2)])
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  }
  return box
}

/** Picture x, picture y (downwards) and one over depth. */
export function project(camera: Camera, point: Vec3): Vec3 {
  const offset = subtract(point, camera.eye)
  const near = -1 / dot(offset, camera.toward)
  const x = camera.originX + camera.zoom * dot(offset, camera.right) * near
  const y = camera.originY - camera.zoom * dot(offset, camera.up) * near
  return [x, y, near]
}

/** Where the ray through a picture point meets the ground; undefined at and above the horizon. */
export function groundAt(camera: Camera, x: number, y: number): { x: number; y: number } | undefined {
  const across = (x - camera.originX) / camera.zoom
  const upward = (camera.originY - y) / camera.zoom
  const ray = [0, 1, 2].map(
    (k) => across * pick(camera.right, k) + upward * pick(camera.up, k) - pick(camera.toward, k),
  ) as unknown as Vec3
  if (ray[2] > -1e-4) return undefined
  const t = -camera.eye[2] / ray[2]
  return { x: camera.eye[0] + t * ray[0], y: camera.eye[1] + t * ray[1] }
}

const pick = (v: Vec3, axis: number): number => v[axis] as number
