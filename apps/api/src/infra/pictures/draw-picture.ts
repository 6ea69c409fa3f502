import { constants, setPriority } from 'node:os'
import { composeScene, compositePicture, passPicture } from '@lacehouse/pictures/composite'
import sharp, { type Sharp } from 'sharp'
import type { DrawOrder } from './draw-order.ts'
import { encodePicture } from './encode-picture.ts'
import { frameOriginal } from './photographs/frame-original.ts'
import { pictureAspect } from './picture-aspect.ts'

/** Whether a request waits for the picture, or the shop makes it ahead of requests. */
export type Urgency = 'waited-for' | 'ahead'

// A page for a shopper has priority over a picture, and a requested picture over one that is made ahead.
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
const priorities = { 'waited-for': PRIORITY_BELOW_NORMAL, ahead: PRIORITY_LOW } as const

type Rendering = DrawOrder & { readonly encodesQuickly: boolean; readonly urgency: Urgency }

/** Composites a picture and encodes it, in a separate process that draws for one urgency only. */
export async function drawPicture(order: Rendering): Promise<Uint8Array> {
  setPriority(priorities[order.urgency])
  return order.kind === 'pass' ? passPicture(order) : encodePicture(await composite(order), order)
}

const composite = async (order: Exclude<DrawOrder, { kind: 'pass' }>): Promise<Sharp> => {
  const { width } = order
  if (order.kind === 'upload') return resizeUpload(order)
  if (order.kind === 'original') return frameOriginal({ file: order.file, width, aspect: pictureAspect })
  const ofBrand = order.brand === undefined ? {} : { brand: order.brand }
  if (order.kind === 'scene') return composeScene({ scene: order.scene, aspect: order.aspect, width, ...ofBrand })
  const { model, view, colourway, parts } = order
  return compositePicture({
    ...{ model, view, colourway, width, aspect: pictureAspect },
    ...ofBrand,
    ...(parts && { parts }),
  })
}

/** An uploaded picture keeps its shape and is never enlarged. A JPEG has no transparent parts. */
const resizeUpload = ({ data, width, format }: Extract<DrawOrder, { kind: 'upload' }>): Sharp => {
  const small = sharp(Buffer.from(data, 'base64')).resize({ width, withoutEnlargement: true })
  return format === 'jpg' ? small.flatten({ background: '#ffffff' }) : small
}
