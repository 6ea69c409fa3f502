import type { Block } from '@lacehouse/contracts'

type Shape = readonly [x: number, y: number, width: number, height: number]

/** The parts of a drawing in a field of 32 by 24: pictures first, then lines of words. */
export type Drawing = { readonly pictures: readonly Shape[]; readonly lines: readonly Shape[] }

const drawings: Readonly<Record<Block['type'], Drawing>> = {
  hero: {
    pictures: [[1, 1, 30, 22]],
    lines: [
      [4, 13, 14, 3],
      [4, 18, 9, 2],
    ],
  },
  banner: {
    pictures: [[1, 2, 15, 20]],
    lines: [
      [19, 7, 11, 3],
      [19, 12, 8, 2],
    ],
  },
  'benefit-bar': { pictures: [[1, 9, 30, 6]], lines: [[5, 11, 22, 2]] },
  collection: {
    pictures: [
      [1, 3, 9, 12],
      [12, 3, 9, 12],
      [23, 3, 8, 12],
    ],
    lines: [
      [1, 17, 9, 2],
      [12, 17, 9, 2],
      [23, 17, 8, 2],
    ],
  },
  'product-carousel': {
    pictures: [
      [1, 5, 8, 10],
      [11, 5, 8, 10],
      [21, 5, 10, 10],
    ],
    lines: [
      [1, 17, 5, 2],
      [11, 17, 5, 2],
    ],
  },
  recommendations: {
    pictures: [
      [1, 8, 8, 10],
      [11, 8, 8, 10],
      [21, 8, 10, 10],
    ],
    lines: [[1, 3, 14, 3]],
  },
  'rich-text': {
    pictures: [],
    lines: [
      [3, 4, 16, 3],
      [3, 10, 26, 2],
      [3, 14, 26, 2],
      [3, 18, 18, 2],
    ],
  },
  accordion: {
    pictures: [
      [1, 2, 30, 6],
      [1, 9, 30, 6],
      [1, 16, 30, 6],
    ],
    lines: [
      [4, 4, 14, 2],
      [4, 11, 18, 2],
      [4, 18, 12, 2],
    ],
  },
  spacer: {
    pictures: [],
    lines: [
      [1, 2, 30, 1],
      [1, 21, 30, 1],
    ],
  },
  newsletter: {
    pictures: [[3, 13, 18, 6]],
    lines: [
      [3, 5, 16, 3],
      [22, 13, 8, 6],
    ],
  },
  video: { pictures: [[1, 2, 30, 20]], lines: [[13, 9, 6, 6]] },
  event: {
    pictures: [[1, 2, 30, 20]],
    lines: [
      [4, 6, 4, 4],
      [11, 7, 14, 2],
      [4, 14, 4, 4],
      [11, 15, 10, 2],
    ],
  },
  dialog: {
    pictures: [[5, 3, 22, 18]],
    lines: [
      [8, 7, 10, 2],
      [8, 11, 16, 2],
      [18, 16, 6, 3],
    ],
  },
  'event-dialog': {
    pictures: [[5, 3, 22, 18]],
    lines: [
      [8, 6, 4, 4],
      [14, 7, 10, 2],
      [8, 12, 16, 1],
      [8, 16, 16, 3],
    ],
  },
  'visual-selector': {
    pictures: [
      [2, 5, 6, 8],
      [10, 5, 6, 8],
      [18, 5, 6, 8],
      [26, 5, 5, 8],
    ],
    lines: [
      [3, 16, 4, 2],
      [11, 16, 4, 2],
      [19, 16, 4, 2],
    ],
  },
  'secondary-navigation': {
    pictures: [[1, 8, 30, 8]],
    lines: [
      [3, 11, 6, 2],
      [13, 11, 6, 2],
      [23, 11, 6, 2],
    ],
  },
  'filter-by': {
    pictures: [
      [1, 8, 9, 5],
      [12, 8, 9, 5],
      [1, 15, 9, 5],
      [12, 15, 9, 5],
    ],
    lines: [[1, 3, 12, 3]],
  },
  anchor: {
    pictures: [[1, 12, 30, 1]],
    lines: [
      [14, 3, 4, 4],
      [15, 7, 2, 14],
      [9, 19, 14, 2],
    ],
  },
  button: {
    pictures: [[18, 8, 13, 8]],
    lines: [[2, 8, 13, 8]],
  },
  picture: {
    pictures: [[1, 2, 30, 16]],
    lines: [[1, 20, 12, 2]],
  },
  'article-grid': {
    pictures: [
      [1, 2, 9, 8],
      [12, 2, 9, 8],
      [23, 2, 8, 8],
    ],
    lines: [
      [1, 12, 9, 2],
      [1, 16, 7, 1],
      [12, 12, 9, 2],
      [12, 16, 7, 1],
      [23, 12, 8, 2],
      [23, 16, 6, 1],
    ],
  },
  'photo-grid': {
    pictures: [
      [1, 2, 9, 9],
      [12, 2, 9, 9],
      [23, 2, 8, 9],
      [1, 13, 9, 9],
      [12, 13, 9, 9],
      [23, 13, 8, 9],
    ],
    lines: [],
  },
  'photo-carousel': {
    pictures: [
      [1, 5, 9, 12],
      [12, 5, 9, 12],
      [23, 5, 8, 12],
    ],
    lines: [
      [12, 20, 2, 2],
      [16, 20, 2, 2],
      [20, 20, 2, 2],
    ],
  },
  experience: {
    pictures: [
      [1, 3, 14, 14],
      [17, 3, 14, 14],
    ],
    lines: [
      [7, 19, 2, 3],
      [23, 19, 2, 3],
      [4, 8, 8, 2],
      [20, 8, 8, 4],
    ],
  },
  segmentation: {
    pictures: [[1, 10, 30, 12]],
    lines: [
      [4, 2, 4, 4],
      [14, 2, 4, 4],
      [24, 2, 4, 4],
      [4, 15, 16, 2],
    ],
  },
  fragment: {
    pictures: [
      [6, 2, 25, 14],
      [1, 7, 25, 15],
    ],
    lines: [
      [4, 11, 14, 2],
      [4, 15, 18, 2],
    ],
  },
}

const other: Drawing = { pictures: [[1, 3, 30, 12]], lines: [[1, 17, 18, 2]] }

const isDrawn = (type: string): type is Block['type'] => Object.hasOwn(drawings, type)

/** Finds the drawing of a type of blocks; a plain one for a type that a newer server has. */
export function findDrawing(type: string): Drawing {
  return isDrawn(type) ? drawings[type] : other
}
