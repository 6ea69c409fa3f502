import { thumbHashToRGBA } from 'thumbhash'

const kept = new Map<string, string>()
const mostKept = 2000

/** Paints a thumbhash as a CSS background of a hundred bytes: three bands and the middle, which is what one sees of it anyway. */
export function toPlaceholder(hash: string): string | undefined {
  const known = kept.get(hash)
  if (known) return known
  const painted = paint(hash)
  if (!painted) return undefined
  if (kept.size >= mostKept) kept.clear()
  kept.set(hash, painted)
  return painted
}

function paint(hash: string): string | null {
  const bytes = toBytes(hash)
  if (bytes.length < 5) return null
  const { w, h, rgba } = thumbHashToRGBA(bytes)
  const at = (x: number, y: number) => toHex(rgba, (Math.floor(y * (h - 1)) * w + Math.floor(x * (w - 1))) * 4)
  return `radial-gradient(closest-side,${at(0.5, 0.5)},transparent),linear-gradient(${at(0.1, 0.05)},${at(0.1, 0.5)},${at(0.1, 0.95)})`
}

function toBytes(hash: string): Uint8Array {
  try {
    return Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0))
  } catch {
    // What is no base64 has no picture in it; the ground shows instead.
    return new Uint8Array()
  }
}

function toHex(rgba: Uint8Array, offset: number): string {
  return `#${[0, 1, 2].map((channel) => (rgba[offset + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`
}
