export type Vec2 = readonly [number, number]
export type Vec3 = readonly [number, number, number]

type NumberArray = Float32Array | Float64Array | Int32Array | Uint32Array | Uint8Array | Uint16Array

/** An element that the caller knows to exist: loops over typed arrays read through this. */
export function at(array: NumberArray, index: number): number {
  return array[index] as number
}

/** Like `at`: what reads one kind of array only is twice as fast, which tells in what runs for every sample. */
export function floatAt(array: Float32Array, index: number): number {
  return array[index] as number
}

export function intAt(array: Int32Array, index: number): number {
  return array[index] as number
}

export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}
export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
export function scale(a: Vec3, by: number): Vec3 {
  return [a[0] * by, a[1] * by, a[2] * by]
}
export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
export function length(a: Vec3): number {
  return Math.hypot(a[0], a[1], a[2])
}
export function along(from: Vec3, direction: Vec3, by: number): Vec3 {
  return add(from, scale(direction, by))
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function normalize(a: Vec3): Vec3 {
  const size = length(a)
  return size > 1e-12 ? scale(a, 1 / size) : [0, 0, 1]
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
export function mix3(a: Vec3, b: Vec3, t: number): Vec3 {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]
}
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}
