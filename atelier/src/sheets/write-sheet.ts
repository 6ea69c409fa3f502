import { SEAMLESS } from '@lacehouse/pictures/composite/seamless-ground'
import sharp from 'sharp'

/** Lays pictures of one size out in rows and writes them as one PNG. */
export async function writeSheet(
  file: string,
  pictures: readonly Buffer[],
  grid: { width: number; height: number; columns: number },
): Promise<void> {
  const { width, height } = grid
  const columns = Math.min(grid.columns, pictures.length)
  const rows = Math.ceil(pictures.length / columns)
  const canvas = { width: columns * width, height: rows * height, channels: 3 as const, background: SEAMLESS }
  const placed = pictures.map((input, i) => ({
    input,
    left: (i % columns) * width,
    top: Math.floor(i / columns) * height,
  }))
  await sharp({ create: canvas }).composite(placed).png().toFile(file)
}
