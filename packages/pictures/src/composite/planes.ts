import type { ViewPass } from '../passes/view-pass.ts'

/**
 * The ID pass without an alpha channel, as three bytes a pixel: part A, part B and mix above, coverage below. A browser's canvas
 * multiplies colours by their alpha and so forgets which part a thin edge belongs to; of opaque pixels it forgets nothing.
 */
export function toOpaqueId({ id, width, height }: ViewPass): Uint8Array {
  const size = width * height
  const planes = new Uint8Array(size * 6)
  for (let p = 0; p < size; p++) {
    const i = p * 4
    planes[p * 3] = id[i] as number
    planes[p * 3 + 1] = id[i + 1] as number
    planes[p * 3 + 2] = id[i + 2] as number
    planes.fill(id[i + 3] as number, (size + p) * 3, (size + p) * 3 + 3)
  }
  return planes
}

/** What a canvas reads of the two pictures of a view: red, green, blue, alpha a pixel, as high as the planes in them. */
export type CanvasPlanes = { width: number; id: Uint8ClampedArray; light: Uint8ClampedArray }

/** A view out of its two pictures; an error where they are not what was written, as behind a canvas that adds noise. */
export function fromCanvasPlanes({ width, id, light }: CanvasPlanes, parts: number): ViewPass {
  const size = id.length / 8
  if (light.length !== size * 12) throw new Error('The light pass is not as large as its ID pass.')
  const pass: ViewPass = {
    width,
    height: size / width,
    id: new Uint8Array(size * 4),
    diffuse: new Uint8Array(size),
    specular: new Uint8Array(size),
    ground: new Uint8Array(size),
  }
  for (let p = 0; p < size; p++) {
    const i = p * 4
    const [a, b] = [id[i] as number, id[i + 1] as number]
    if (a > parts || b > parts) throw new Error(`The ID pass names a part ${Math.max(a, b)} of ${parts}.`)
    pass.id[i] = a
    pass.id[i + 1] = b
    pass.id[i + 2] = id[i + 2] as number
    pass.id[i + 3] = id[(size + p) * 4] as number
    pass.diffuse[p] = light[i] as number
    pass.specular[p] = light[(size + p) * 4] as number
    pass.ground[p] = light[(size * 2 + p) * 4] as number
  }
  return pass
}
