/** One view of one model before it has any colour. */
export type ViewPass = {
  width: number
  height: number
  /**
   * Four bytes a pixel: part A, part B (indices from 1; 0 is none), mix (0 is all A, 255 all B), coverage.
   * All four are 0 where coverage is 0, and part B is 0 where mix is 0.
   */
  id: Uint8Array
  /** Diffuse: light by which a colour is multiplied, linear, 0 to 2; 1 shows the colour as it is named. */
  diffuse: Uint8Array
  /** Specular: light that is added whatever the colour, linear, 0 to 1, for a material of full gloss. */
  specular: Uint8Array
  /** Ground: the share of light that reaches the ground at this pixel, 0 to 1; 1 is no shadow. */
  ground: Uint8Array
}

export const DIFFUSE_RANGE = 2

/** Light is kept by its square root, which spends the bytes where the eye sees steps. */
export function toLightByte(light: number, range: number): number {
  const share = Math.min(1, Math.max(0, light / range))
  return Math.round(Math.sqrt(share) * 255)
}

export function toLight(byte: number, range: number): number {
  const root = byte / 255
  return root * root * range
}

export function createViewPass(width: number, height: number): ViewPass {
  const size = width * height
  return {
    width,
    height,
    id: new Uint8Array(size * 4),
    diffuse: new Uint8Array(size),
    specular: new Uint8Array(size),
    ground: new Uint8Array(size).fill(255),
  }
}
