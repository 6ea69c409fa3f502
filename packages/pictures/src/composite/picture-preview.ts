import { thumbHashToRGBA } from 'thumbhash'
import type { Colourway } from '../colourways/colourway.ts'
import type { PartRecord } from '../passes/model-record.ts'
import type { ViewPass } from '../passes/view-pass.ts'
import { encodeTinyGif, type TinyPixels } from './encode-tiny-gif.ts'
import { paintPicture } from './paint-picture.ts'
import { type PartChoice, paintsOf } from './part-paint.ts'
import { SEAMLESS } from './seamless-ground.ts'

export type PreviewOrder = {
  /** The model's preview pass. */
  readonly pass: ViewPass
  readonly parts: readonly PartRecord[]
  readonly colourway: Colourway
  /** A shopper's own choices by part key. */
  readonly choices?: Readonly<Record<string, PartChoice>>
}

/** The pixels of a preview: enlarged to a tile they are a blurred picture of the product. */
const width = 4
const height = 5

/** Paints a product picture in 4 × 5 pixels: a GIF of 64 bytes in base64, shown until the picture is loaded. */
export function paintPreview({ pass, parts, colourway, choices }: PreviewOrder): string {
  const frame = { width: pass.width, height: pass.height, left: 0, top: 0, feather: 0 }
  const pixels = paintPicture(pass, paintsOf(parts, colourway, choices), { ...frame, ground: SEAMLESS })
  return toPreview({ width: pass.width, height: pass.height, pixels })
}

/** Makes the preview of any picture of at least 4 × 5 pixels. */
export function toPreview(picture: TinyPixels): string {
  return encodeTinyGif({ width, height, pixels: shrink(picture) }).toString('base64')
}

/** Averages the pixels that lie under each pixel of the preview. */
function shrink({ width: from, height: high, pixels }: TinyPixels): Uint8Array {
  const small = new Uint8Array(width * height * 3)
  for (let to = 0; to < small.length; to++) {
    const [channel, cell] = [to % 3, Math.floor(to / 3)]
    const [column, row] = [cell % width, Math.floor(cell / width)]
    const rows = rangeOf(row, { share: height, of: high })
    const columns = rangeOf(column, { share: width, of: from })
    const values = rows.flatMap((y) => columns.map((x) => pixels[(y * from + x) * 3 + channel] as number))
    small[to] = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  }
  return small
}

/** Lists the whole pixels of a line that belong to one of its equal shares. */
function rangeOf(index: number, { share, of }: { share: number; of: number }): number[] {
  const first = Math.floor((index * of) / share)
  const last = Math.floor(((index + 1) * of) / share)
  return Array.from({ length: last - first }, (_, at) => first + at)
}

/** Makes the preview of a picture of which only the thumb hash is known. */
export function previewOfThumbHash(thumbHash: string): string {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbHash, 'base64'))
  return toPreview({ width: w, height: h, pixels: rgba.filter((_, at) => at % 4 !== 3) })
}
