import type { Occluder } from './occluder.ts'

const stack = new Int32Array(128)

/** Whether any triangle lies on the ray between `near` and `far` millimetres. */
export function isBlocked(
  scene: Occluder,
  ray: { x: number; y: number; z: number; dx: number; dy: number; dz: number },
  far: number,
): boolean {
  const { x, y, z, dx, dy, dz } = ray
  const { boxes, nodes, triangles } = scene
  const ix = 1 / (Math.abs(dx) > 1e-9 ? dx : 1e-9)
  const iy = 1 / (Math.abs(dy) > 1e-9 ? dy : 1e-9)
  const iz = 1 / (Math.abs(dz) > 1e-9 ? dz : 1e-9)
  let depth = 1
  stack[0] = 0
  while (depth > 0) {
    const node = stack[--depth] as number
    const b = node * 6
    const x0 = ((boxes[b] as number) - x) * ix
    const x1 = ((boxes[b + 3] as number) - x) * ix
    const y0 = ((boxes[b + 1] as number) - y) * iy
    const y1 = ((boxes[b + 4] as number) - y) * iy
    const z0 = ((boxes[b + 2] as number) - z) * iz
    const z1 = ((boxes[b + 5] as number) - z) * iz
    const enter = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1))
    const leave = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1))
    if (leave < 0 || enter > leave || enter > far) continue
    const first = nodes[node * 2] as number
    const count = nodes[node * 2 + 1] as number
    if (count === 0) {
      stack[depth++] = first
      stack[depth++] = first + 1
      continue
    }
    for (let k = first; k < first + count; k++) if (hits(triangles, k * 9, ray, far)) return true
  }
  return false
}

/** Möller and Trumbore, from either side. */
function hits(
  t: Float32Array,
  i: number,
  ray: { x: number; y: number; z: number; dx: number; dy: number; dz: number },
  far: number,
): boolean {
  const { dx, dy, dz } = ray
  const ax = t[i + 3] as number
  const ay = t[i + 4] as number
  const az = t[i + 5] as number
  const bx = t[i + 6] as number
  const by = t[i + 7] as number
  const bz = t[i + 8] as number
  const px = dy * bz - dz * by
  const py = dz * bx - dx * bz
  const pz = dx * by - dy * bx
  const determinant = ax * px + ay * py + az * pz
  if (determinant > -1e-9 && determinant < 1e-9) return false
  const inverse = 1 / determinant
  const sx = ray.x - (t[i] as number)
  const sy = ray.y - (t[i + 1] as number)
  const sz = ray.z - (t[i + 2] as number)
  const u = (sx * px + sy * py + sz * pz) * inverse
  if (u < 0 || u > 1) return false
  const qx = sy * az - sz * ay
  const qy = sz * ax - sx * az
  const qz = sx * ay - sy * ax
  const v = (dx * qx + dy * qy + dz * qz) * inverse
  if (v < 0 || u + v > 1) return false
  const distance = (bx * qx + by * qy + bz * qz) * inverse
  return distance > 0.02 && distance < far
}
