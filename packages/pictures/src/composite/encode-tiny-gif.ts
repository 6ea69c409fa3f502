/** Three bytes a pixel, in rows. */
export type TinyPixels = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

type Colour = [red: number, green: number, blue: number]
type Group = { colour: Colour; size: number }

const mostColours = 8
const bitsOfColour = 3
const clear = 1 << bitsOfColour
const end = clear + 1
/** After so many codes a decoder would read longer ones, so that the table is cleared before. */
const codesBeforeClear = 6

/** Encodes a picture of at most 255 pixels a side as a GIF with eight colours: some 64 bytes for 20 pixels. */
export function encodeTinyGif({ width, height, pixels }: TinyPixels): Buffer {
  const colours = chooseColours(pixels)
  const palette = Buffer.alloc(mostColours * 3)
  for (const [index, colour] of colours.entries()) palette.set(colour, index * 3)
  const codes = packCodes(listIndexes(pixels, colours))
  const screen = [width, 0, height, 0, 0xf0 | (bitsOfColour - 1), 0, 0]
  const image = [0x2c, 0, 0, 0, 0, width, 0, height, 0, 0, bitsOfColour, codes.length]
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from(screen),
    palette,
    Buffer.from([...image, ...codes, 0, 0x3b]),
  ])
}

/** Chooses eight colours: of all that are there, the two that lie nearest are made one until no more remain. */
function chooseColours(pixels: Uint8Array): Colour[] {
  const groups: Group[] = []
  for (let at = 0; at < pixels.length; at += 3) {
    const colour: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    const same = groups.find((group) => distanceOf(group.colour, colour) === 0)
    if (same) same.size++
    else groups.push({ colour, size: 1 })
  }
  while (groups.length > mostColours) mergeNearest(groups)
  return groups.map(({ colour }) => colour)
}

function mergeNearest(groups: Group[]): void {
  let [first, second, least] = [0, 1, Number.POSITIVE_INFINITY]
  for (const [a, one] of groups.entries()) {
    for (let b = a + 1; b < groups.length; b++) {
      const distance = distanceOf(one.colour, (groups[b] as Group).colour)
      if (distance < least) [first, second, least] = [a, b, distance]
    }
  }
  const [other] = groups.splice(second, 1) as [Group]
  const one = groups[first] as Group
  const size = one.size + other.size
  const mean = (channel: 0 | 1 | 2) =>
    Math.round((one.colour[channel] * one.size + other.colour[channel] * other.size) / size)
  groups[first] = { colour: [mean(0), mean(1), mean(2)], size }
}

function listIndexes(pixels: Uint8Array, colours: readonly Colour[]): number[] {
  return Array.from({ length: pixels.length / 3 }, (_, at) => {
    const colour: Colour = [pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0]
    const distances = colours.map((other) => distanceOf(other, colour))
    return distances.indexOf(Math.min(...distances))
  })
}

/** Packs palette indexes as codes of one length, the lowest bit first; nothing is compressed. */
function packCodes(indexes: readonly number[]): number[] {
  const codes = indexes.flatMap((index, at) => (at % codesBeforeClear === 0 ? [clear, index] : [index]))
  const bytes: number[] = []
  const bits = bitsOfColour + 1
  for (const [at, code] of [...codes, end].entries()) {
    const byte = Math.floor((at * bits) / 8)
    bytes[byte] = (bytes[byte] ?? 0) | (code << ((at * bits) % 8))
  }
  return bytes
}

function distanceOf(one: Colour, other: Colour): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}
