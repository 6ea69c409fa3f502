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
import type { Urgency } from './picture-drawers.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** What is to be drawn, as plain data: it travels to a thread of its own. */
export type DrawOrder = { readonly width: number; readonly format: PictureFormat } & (
  | {
      readonly kind: 'product'
      readonly model: string
      readonly view: ViewKey
      readonly colourway: string
      /** A shopper's own colours, which go before those of the colourway. */
      readonly parts?: Readonly<Record<string, PartChoice>>
    }
  | ({ readonly kind: 'pass' } & Readonly<Omit<PassOrder, 'width'>>)
  | { readonly kind: 'scene'; readonly scene: string; readonly aspect: SceneAspect }
  | { readonly kind: 'original' /** The master's file. */; readonly file: string }
)

const quality = 50
const sharpen = { sigma: 0.6 }

// Shoppers who wait for a page come before a picture that is being drawn, and those who wait for a picture before one that is
// made ahead.
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
const priorities = { 'waited-for': PRIORITY_BELOW_NORMAL, ahead: PRIORITY_LOW } as const

type Rendering = DrawOrder & { readonly encodesQuickly: boolean; readonly urgency: Urgency }

/** Composites a picture and encodes it. It runs in a process of its own, which draws for one urgency. */
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
