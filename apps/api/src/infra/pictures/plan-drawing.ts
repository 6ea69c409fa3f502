import type { DrawOrder } from './draw-order.ts'
import type { DrawPlace } from './draw-queue.ts'

/** Widths in pixels: what thumbnails need, what tiles need, and the largest of a design that pages show. */
const thumbnailWidth = 320
const tileWidth = 800
export const widestDesign = 1200

type Drawing = Pick<DrawOrder, 'width'> & { readonly isDesign: boolean }

/** Decides where a drawing stands in the queue: small pictures before large ones, pictures of the catalogue before designs. */
export function planDrawing({ width, isDesign }: Drawing): Pick<DrawPlace, 'lane' | 'rank' | 'isDesign'> {
  const isSmall = width <= (isDesign ? thumbnailWidth : tileWidth)
  return {
    lane: isSmall ? 'small' : 'large',
    rank: (isDesign ? 2 : 0) + (width <= thumbnailWidth ? 0 : 1),
    isDesign,
  }
}
