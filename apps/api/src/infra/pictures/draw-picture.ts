import { constants, setPriority } from 'node:os'
import {
  composeScene,
  compositePicture,
  type PartChoice,
  type PassOrder,
  passPicture,
  type SceneAspect,
  type ViewKey,
} from '@lacehouse/pictures/composite'
import type { Sharp } from 'sharp'
import { frameOriginal } from './photographs/frame-original.ts'
import { pictureAspect } from './picture-aspect.ts'

/** Whether a request waits for the picture, or the shop makes it ahead of requests. */
export type Urgency = 'waited-for' | 'ahead'

export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** The input of a drawing, as plain data for the drawing process. */
export type DrawOrder = { readonly width: number; readonly format: PictureFormat } & (
  | {
      readonly kind: 'product'
      readonly model: string
      readonly view: ViewKey
      readonly colourway: string
      /** A shopper's own colours; they replace those of the colourway. */
      readonly parts?: Readonly<Record<string, PartChoice>>
    }
  | ({ readonly kind: 'pass' } & Readonly<Omit<PassOrder, 'width'>>)
  | { readonly kind: 'scene'; readonly scene: string; readonly aspect: SceneAspect }
  | { readonly kind: 'original' /** The path of the master. */; readonly file: string }
)

const quality = 50
const sharpen = { sigma: 0.6 }

// A page for a shopper has priority over a picture, and a requested picture over one that is made ahead.
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
const priorities = { 'waited-for': PRIORITY_BELOW_NORMAL, ahead: PRIORITY_LOW } as const

type Rendering = DrawOrder & { readonly encodesQuickly: boolean; readonly urgency: Urgency }

/** Composites a picture and encodes it, in a separate process that draws for one urgency only. */
export async function drawPicture(order: Rendering): Promise<Uint8Array> {
  setPriority(priorities[order.urgency])
  return order.kind === 'pass' ? passPicture(order) : encode(await composite(order), order)
}

const composite = (order: Exclude<DrawOrder, { kind: 'pass' }>): Promise<Sharp> => {
  const { width } = order
  if (order.kind === 'original') return frameOriginal({ file: order.file, width, aspect: pictureAspect })
  if (order.kind === 'scene') return composeScene({ scene: order.scene, aspect: order.aspect, width })
  const { model, view, colourway, parts } = order
  return compositePicture({ model, view, colourway, width, aspect: pictureAspect, ...(parts && { parts }) })
}

type Encoding = { readonly format: PictureFormat; readonly encodesQuickly: boolean }

const encode = (picture: Sharp, { format, encodesQuickly }: Encoding): Promise<Buffer> => {
  const sharp = picture.sharpen(sharpen)
  if (format === 'avif') return sharp.avif({ quality, effort: encodesQuickly ? 0 : 2 }).toBuffer()
  if (format === 'webp') return sharp.webp({ quality, effort: 3, smartSubsample: true }).toBuffer()
  return sharp.jpeg({ quality, mozjpeg: true }).toBuffer()
}
