import type { Painting } from '@lacehouse/contracts'
import {
  createPaintTarget,
  frameFor,
  fromCanvasPlanes,
  type Hex,
  type Material,
  type PaintTarget,
  type PartPaint,
  type PartPlace,
  paintAll,
  paintsOfChoices,
  placeParts,
  repaint,
  SEAMLESS,
} from '@lacehouse/pictures/paint'

/** Width over height of every product picture. */
const aspect = 4 / 5

/** One view in one size: its render passes, and the picture that is painted from them. */
export type ViewSheet = {
  readonly target: PaintTarget
  readonly places: readonly PartPlace[]
  readonly image: ImageData
  /** The colours that the picture shows; null before it is painted. */
  shown: string | null
}

type Passes = Painting['views'][number]

/** Fetches the passes of a view in a size, and sets up an empty picture for them. */
export async function loadSheet({ id, light }: Passes, width: number, parts: number): Promise<ViewSheet> {
  const planes = await Promise.all([readPixels(`${id}-${width}.webp`), readPixels(`${light}-${width}.webp`)])
  const pass = fromCanvasPlanes({ width, id: planes[0], light: planes[1] }, parts)
  const frame = frameFor(pass, { aspect, bounds: undefined })
  const image = new ImageData(frame.width, frame.height)
  image.data.fill(255)
  const target = createPaintTarget(pass, { ...frame, ground: SEAMLESS }, image.data)
  return { target, places: placeParts(target, parts), image, shown: null }
}

/** Paints a sheet in some colours; only the parts whose colour changed are painted again. */
export function paintSheet(sheet: ViewSheet, colours: string, paints: readonly PartPaint[]): void {
  const { target, places, shown } = sheet
  if (shown === null) paintAll(target, paints)
  else for (const [at, place] of places.entries()) if (colours[at] !== shown[at]) repaint(target, paints, place)
  sheet.shown = colours
}

/** Maps colour codes to what the compositor paints on each part. */
export function toPaints({ parts, colours: known }: Pick<Painting, 'parts' | 'colours'>, colours: string): PartPaint[] {
  return paintsOfChoices(
    parts.map((part, at) => {
      const colour = known.find(({ code }) => code === colours[at])
      if (!colour) throw new Error(`There is no colour '${colours[at]}'.`)
      return { colour: colour.hex as Hex, material: (colour.material ?? part.material) as Material }
    }),
  )
}

/** Reads a picture's pixels as they were encoded: without colour management and without premultiplied alpha. */
async function readPixels(url: string): Promise<Uint8ClampedArray> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}.`)
  const bitmap = await createImageBitmap(await reply.blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  })
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true, alpha: false })
  if (!context) throw new Error('There is no canvas to read a picture with.')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context.getImageData(0, 0, width, height).data
}
