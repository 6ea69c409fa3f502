export type OriginalType = 'jpeg' | 'png' | 'webp' | 'avif'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const avifBrands = new Set(['avif', 'avis'])

/**
 * Finds the type of a picture by its first bytes. Other types never reach the decoder, because SVG, PDF and camera files can name other
 * files or take unlimited time.
 */
export function findPictureType(bytes: Buffer): OriginalType | null {
  if (bytes.length < 16) return null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(png)) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return isAvif(bytes) ? 'avif' : null
}

// The first box contains the major brand, a version, and the compatible brands.
const isAvif = (bytes: Buffer): boolean => {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) if (avifBrands.has(bytes.toString('latin1', at, at + 4))) return true
  return false
}
