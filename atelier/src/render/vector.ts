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

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2])
export const along = (from: Vec3, direction: Vec3, by: number): Vec3 => add(from, scale(direction, by))

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function normalize(a: Vec3): Vec3 {
  const size = length(a)
  return size > 1e-12 ? scale(a, 1 / size) : [0, 0, 1]
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t
export const mix3 = (a: Vec3, b: Vec3, t: number): Vec3 => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}
