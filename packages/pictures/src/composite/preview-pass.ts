import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ModelRecord, ViewKey } from '../passes/model-record.ts'
import { createViewPass, type ViewPass } from '../passes/view-pass.ts'
import { type PassCache, sharedPassCache } from './pass-cache.ts'
import { frameFor } from './picture-frame.ts'
import { shrinkViewPass } from './shrink-view-pass.ts'

/** The pass of a model's first view in the frame of a product picture, 16 pixels wide, as the repository keeps it. */
export type PreviewRecord = {
  readonly view: ViewKey
  /** The inputs of the view from which it was made; with other inputs it is out of date. */
  readonly inputs: string
  /** All planes, deflated, in base64. */
  readonly planes: string
}

const aspect = 4 / 5
const width = 16
const height = width / aspect
const size = width * height

/** Makes the preview pass of a model's first view; null for a model without views. */
export async function makePreviewRecord(
  model: ModelRecord,
  cache: PassCache = sharedPassCache,
): Promise<PreviewRecord | null> {
  const [view] = model.views
  if (!view) return null
  const pass = shrinkViewPass(frameView(await cache.view(model.key, view.key), model), width)
  const planes = Buffer.concat([pass.id, pass.diffuse, pass.specular, pass.ground])
  return { view: view.key, inputs: view.inputs, planes: deflateRawSync(planes, { level: 9 }).toString('base64') }
}

/** Reads a preview pass; throws for one of another size. */
export function readPreviewPass({ planes }: Pick<PreviewRecord, 'planes'>): ViewPass {
  const bytes = new Uint8Array(inflateRawSync(Buffer.from(planes, 'base64')))
  if (bytes.length !== size * 7) throw new Error(`A preview pass has ${bytes.length} bytes, not ${size * 7}.`)
  return {
    width,
    height,
    id: bytes.subarray(0, size * 4),
    diffuse: bytes.subarray(size * 4, size * 5),
    specular: bytes.subarray(size * 5, size * 6),
    ground: bytes.subarray(size * 6),
  }
}

/** Lays a view into the frame that its picture has: what the frame cuts is gone, and what it adds is empty ground. */
function frameView(pass: ViewPass, { kind, views }: ModelRecord): ViewPass {
  const bounds = kind === 'footwear' ? views[0]?.bounds : undefined
  const frame = frameFor(pass, { aspect, bounds })
  const framed = createViewPass(frame.width, frame.height)
  for (let y = Math.max(0, frame.top); y < Math.min(frame.height, pass.height + frame.top); y++) {
    for (let x = Math.max(0, frame.left); x < Math.min(frame.width, pass.width + frame.left); x++) {
      const from = (y - frame.top) * pass.width + x - frame.left
      const to = y * frame.width + x
      framed.id.set(pass.id.subarray(from * 4, from * 4 + 4), to * 4)
      framed.diffuse[to] = pass.diffuse[from] as number
      framed.specular[to] = pass.specular[from] as number
      framed.ground[to] = pass.ground[from] as number
    }
  }
  return framed
}
