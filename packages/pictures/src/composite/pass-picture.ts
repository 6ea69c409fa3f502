import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ViewKey } from '../passes/model-record.ts'
import { PASSES_FOLDER } from '../passes/model-records.ts'
import type { ViewPass } from '../passes/view-pass.ts'
import { type PassCache, sharedPassCache } from './pass-cache.ts'
import { toOpaqueId } from './planes.ts'
import { shrinkViewPass } from './shrink-view-pass.ts'

export type PassOrder = {
  model: string
  view: ViewKey
  plane: 'id' | 'light'
  /** A brand that puts its own mark on the model. */
  brand?: string
  /** Pixels; at most those of the passes. */
  width: number
}

const LIGHT_QUALITY = 90

let last: { readonly full: ViewPass; readonly small: ViewPass } | null = null

/** The two passes of a view are asked for one after the other: the second finds what the first has made. */
function shrink(full: ViewPass, width: number): ViewPass {
  if (last?.full !== full || last.small.width !== width) last = { full, small: shrinkViewPass(full, width) }
  return last.small
}

/** One of a view's two passes as a WebP that a browser's canvas reads without loss, for a compositor that runs there. */
export async function passPicture(
  { model, view, plane, brand, width }: PassOrder,
  cache: PassCache = sharedPassCache,
): Promise<Uint8Array> {
  const full = await cache.view(model, view, brand)
  if (plane === 'light' && !brand && width >= full.width)
    return readFile(join(PASSES_FOLDER, model, `${view}.light.webp`))
  const pass = width < full.width ? shrink(full, width) : full
  const { height } = pass
  if (plane === 'id') {
    const raw = { width: pass.width, height: height * 2, channels: 3 as const }
    return sharp(toOpaqueId(pass), { raw }).webp({ lossless: true, effort: 2 }).toBuffer()
  }
  const planes = Buffer.concat([pass.diffuse, pass.specular, pass.ground])
  const raw = { width: pass.width, height: height * 3, channels: 1 as const }
  return sharp(planes, { raw }).webp({ quality: LIGHT_QUALITY, effort: 2 }).toBuffer()
}
