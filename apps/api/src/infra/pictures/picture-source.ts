import type { Design } from '@lacehouse/domain/product/design'

/** A picture of a product as pages ask for it; `url` lacks the width and the format that the address ends in. */
export type PictureRecord = {
  readonly url: string
  readonly view: string
  readonly width: number
  readonly height: number
  /** Its colour on average, `#rrggbb`. */
  readonly placeholder?: string
  /** What it shows, by locale, where that was told with the picture. */
  readonly alt?: Readonly<Record<string, string>>
}

/** A part that a shopper may paint, with the colours that its material comes in. */
export type PaintablePart = Design['parts'][number] & {
  /** English name. */
  readonly label: string
  readonly material: string
}

/** What may be painted of a model, and how its buyer's browser gets to see it. */
export type PaintableModel = Omit<Design, 'parts'> & {
  readonly parts: readonly PaintablePart[]
  /** Every colour that a part may get. */
  readonly pigments: readonly {
    readonly code: string
    readonly id: string
    readonly hex: string
    readonly material?: string
  }[]
  /** Passes of each view as addresses without size: `{id}-{width}.webp`; `width` is that of the largest. */
  readonly views: readonly {
    readonly view: string
    readonly width: number
    readonly id: string
    readonly light: string
  }[]
}

/** Drawn pictures; a product's photographs, where it has any, go before them (see `listPictures`). */
export type PictureSource = {
  /** The pictures of a model in a colourway or painted by a recipe, the listing's first. */
  readonly list: (model: string, paint: string) => readonly PictureRecord[]
  /** What a shopper may make of a model, or null where nothing. */
  readonly findDesign: (model: string) => PaintableModel | null
  /** The recipe that comes nearest to a colourway, from which a shopper starts. */
  readonly findStart: (model: string, colourway: string) => string | null
  /** An editorial picture in one of its shapes, or null for one that does not exist. */
  readonly findScene: (id: string, aspect: 'wide' | 'portrait' | 'square') => PictureRecord | null
}
