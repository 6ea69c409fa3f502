/** Nine spherical harmonics of a unit direction, written to `out` from `offset`. */
export function writeHarmonics(x: number, y: number, z: number, out: Float32Array, offset = 0): void {
  out[offset] = 0.282095
  out[offset + 1] = 0.488603 * y
  out[offset + 2] = 0.488603 * z
  out[offset + 3] = 0.488603 * x
  out[offset + 4] = 1.092548 * x * y
  out[offset + 5] = 1.092548 * y * z
  out[offset + 6] = 0.315392 * (3 * z * z - 1)
  out[offset + 7] = 1.092548 * x * z
  out[offset + 8] = 0.546274 * (x * x - y * y)
}

/** What a cosine does to each harmonic: irradiance over π from radiance. */
export const COSINE = [1, 2 / 3, 2 / 3, 2 / 3, 1 / 4, 1 / 4, 1 / 4, 1 / 4, 1 / 4] as const
