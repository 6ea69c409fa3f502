/** Pixels of three bytes each, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }
type Colour = readonly [number, number, number]

/** The largest mean difference of an edge's pixels, of 255, for the edge to count as even background. */
const mostUneven = 6

/** The ground colours on two sides of a picture: left and right, or above and below. */
export type Grounds = readonly [Colour, Colour]
type Frame = { readonly width: number; readonly height: number }

/** Places a picture in the middle of a larger frame, with one ground colour on each side. */
export function layOnGround(picture: Pixels, frame: Frame, grounds: Grounds): Pixels {
  const left = Math.floor((frame.width - picture.width) / 2)
  const top = Math.floor((frame.height - picture.height) / 2)
  const data = new Uint8Array(frame.width * frame.height * 3)
  const [before, after] = isBeside(picture, frame)
    ? [toRow(frame.width, grounds), toRow(frame.width, grounds)]
    : [toRow(frame.width, [grounds[0], grounds[0]]), toRow(frame.width, [grounds[1], grounds[1]])]
  for (let y = 0; y < frame.height; y += 1) data.set(y < frame.height / 2 ? before : after, y * frame.width * 3)
  for (let y = 0; y < picture.height; y += 1) {
    const row = picture.data.subarray(y * picture.width * 3, (y + 1) * picture.width * 3)
    data.set(row, ((y + top) * frame.width + left) * 3)
  }
  return { data, ...frame }
}

const isBeside = (picture: Frame, frame: Frame): boolean => frame.width - picture.width > frame.height - picture.height

const toRow = (width: number, [before, after]: Grounds): Uint8Array => {
  const row = new Uint8Array(width * 3)
  for (let x = 0; x < width; x += 1) row.set(x < width / 2 ? before : after, x * 3)
  return row
}

/**
 * Finds the colours of the two edges that meet the ground, so that an even background continues. Returns null when an edge is uneven.
 */
export function findGrounds(picture: Pixels, frame: Frame): Grounds | null {
  const isColumn = isBeside(picture, frame)
  const before = findEvenColour(picture, isColumn, 0)
  const after = findEvenColour(picture, isColumn, (isColumn ? picture.width : picture.height) - 1)
  return before && after && [before, after]
}

const findEvenColour = (picture: Pixels, isColumn: boolean, at: number): Colour | null => {
  const { data, width, height } = picture
  const length = isColumn ? height : width
  const channel = (index: number, offset: number): number =>
    data[(isColumn ? index * width + at : at * width + index) * 3 + offset] ?? 0
  const mean = ([0, 1, 2] as const).map((offset) => {
    let sum = 0
    for (let index = 0; index < length; index += 1) sum += channel(index, offset)
    return sum / length
  })
  let apart = 0
  for (let index = 0; index < length; index += 1)
    for (const offset of [0, 1, 2]) apart += Math.abs(channel(index, offset) - (mean[offset] ?? 0))
  const [red = 0, green = 0, blue = 0] = mean.map(Math.round)
  return apart / (length * 3) <= mostUneven ? [red, green, blue] : null
}
