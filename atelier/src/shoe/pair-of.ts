import type { Surface, SurfacePoint } from '../render/surface.ts'
import { at, type Vec3 } from '../render/vector.ts'

/** Moves a shoe on the ground, mirrored first where it is the left one. */
type Stand = { mirrored: boolean; turn: number; x: number; y: number }

const RIGHT: Stand = { mirrored: false, turn: 0.06, x: 30, y: 0 }
const LEFT: Stand = { mirrored: true, turn: -0.16, x: -38, y: 132 }

/** The right shoe and its mirrored left one, a step behind it. */
export function pairOf(surfaces: readonly Surface[]): Surface[] {
  return [RIGHT, LEFT].flatMap((stand) => surfaces.map((surface) => standAt(surface, stand)))
}

function standAt(surface: Surface, stand: Stand): Surface {
  const [cosine, sine] = [Math.cos(stand.turn), Math.sin(stand.turn)]
  const side = stand.mirrored ? -1 : 1
  const turn = (x: number, y: number, z: number): Vec3 => [
    cosine * x - sine * y * side,
    sine * x + cosine * y * side,
    z,
  ]
  const back = (x: number, y: number): readonly [number, number] => [
    cosine * x + sine * y,
    side * (cosine * y - sine * x),
  ]
  const position = new Float32Array(surface.position.length)
  const normal = new Float32Array(surface.normal.length)
  for (let i = 0; i < position.length; i += 3) {
    const [x, y, z] = turn(at(surface.position, i), at(surface.position, i + 1), at(surface.position, i + 2))
    position.set([x + stand.x, y + stand.y, z], i)
    normal.set(turn(at(surface.normal, i), at(surface.normal, i + 1), at(surface.normal, i + 2)), i)
  }
  // Shaders know the shoe where it was built.
  const local: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, a: 0, b: 0, c: 0, d: 0 }
  return {
    ...surface,
    key: `${surface.key}-${stand.mirrored ? 'left' : 'right'}`,
    position,
    normal,
    shader: (point, sample) => {
      Object.assign(local, point)
      const place = back(point.x - stand.x, point.y - stand.y)
      const facing = back(point.nx, point.ny)
      local.x = place[0]
      local.y = place[1]
      local.nx = facing[0]
      local.ny = facing[1]
      surface.shader(local, sample)
    },
  }
}
