import {
  type Easel,
  frameFor,
  fromCanvasPlanes,
  type Hex,
  type Material,
  type PartPaint,
  type PartPlace,
  paintAll,
  paintsOfChoices,
  placeParts,
  repaint,
  SEAMLESS,
  setUpEasel,
} from '@lacehouse/atelier/paint'
import type { Painting } from '@lacehouse/contracts'

/** Width over height of every product picture. */
const aspect = 4 / 5

/** One view in one size: its passes, and the picture that is painted of them. */
export type ViewSheet = {
  readonly easel: Easel
  readonly places: readonly PartPlace[]
  readonly image: ImageData
  /** What it shows; null before it was painted. */
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
  const easel = setUpEasel(pass, { ...frame, ground: SEAMLESS }, image.data)
  return { easel, places: placeParts(easel, parts), image, shown: null }
}

/** Brings a sheet to some colours, painting no more than what has changed. */
export function paintSheet(sheet: ViewSheet, colours: string, paints: readonly PartPaint[]): void {
  const { easel, places, shown } = sheet
  if (shown === null) paintAll(easel, paints)
  else for (const [at, place] of places.entries()) if (colours[at] !== shown[at]) repaint(easel, paints, place)
  sheet.shown = colours
}

/** What the compositor paints for colours of a product's parts. */
export function toPaints({ parts, colours: known }: Pick<Painting, 'parts' | 'colours'>, colours: string): PartPaint[] {
  return paintsOfChoices(
    parts.map((part, at) => {
      const colour = known.find(({ code }) => code === colours[at])
      if (!colour) throw new Error(`There is no colour '${colours[at]}'.`)
      return { colour: colour.hex as Hex, material: (colour.material ?? part.material) as Material }
    }),
  )
}

/** Reads a picture's pixels as they were written: without colour management, and opaque, so that nothing is multiplied. */
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
