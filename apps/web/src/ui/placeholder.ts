import { thumbHashToAverageRGBA } from 'thumbhash'

/** Gives the colour that a thumbhash is on average: seven bytes of CSS instead of a picture in each of many tiles. */
export function toPlaceholder(hash: string): string | undefined {
  const bytes = toBytes(hash)
  if (bytes.length < 5) return undefined
  const { r, g, b } = thumbHashToAverageRGBA(bytes)
  return `#${[r, g, b].map(toHex).join('')}`
}

function toBytes(hash: string): Uint8Array {
  try {
    return Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0))
  } catch {
    // What is no base64 has no picture in it; the ground shows instead.
    return new Uint8Array()
  }
}

const toHex = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
