import sharp from 'sharp'
import type { ViewPass } from './view-pass.ts'

/** The passes of a view as `encodeViewPass` wrote them: IDs exactly, light within what the compression keeps. */
export async function decodeViewPass(files: { id: Uint8Array; light: Uint8Array }): Promise<ViewPass> {
  const id = await sharp(files.id).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const light = await sharp(files.light).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = id.info
  const size = width * height
  if (light.info.width !== width || light.info.height !== height * 3) {
    throw new Error(`The light pass is ${light.info.width}×${light.info.height}, its ID pass ${width}×${height}.`)
  }
  return {
    width,
    height,
    id: new Uint8Array(id.data),
    diffuse: new Uint8Array(light.data.subarray(0, size)),
    specular: new Uint8Array(light.data.subarray(size, size * 2)),
    ground: new Uint8Array(light.data.subarray(size * 2, size * 3)),
  }
}
