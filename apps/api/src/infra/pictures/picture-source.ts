import type { Design } from '@lacehouse/domain/product/design'

/** A picture for a page. The page appends the width and the format to `url`. */
export type PictureRecord = {
  readonly url: string
  readonly view: string
  readonly width: number
  readonly height: number
  /** The average colour, `#rrggbb`. */
  readonly placeholder?: string
  /** Alternative texts by locale; absent where the import had none. */
  readonly alt?: Readonly<Record<string, string>>
}

/** A part that a shopper may paint, with the colours of its material. */
export type PaintablePart = Design['parts'][number] & {
  /** The English name. */
  readonly label: string
  readonly material: string
}

/** The paintable parts of a model, with the pictures that a browser needs to paint them. */
export type PaintableModel = Omit<Design, 'parts'> & {
  readonly parts: readonly PaintablePart[]
  /** The colours of all parts. */
  readonly pigments: readonly {
    readonly code: string
    readonly id: string
    readonly hex: string
    readonly material?: string
  }[]
  /** The passes of each view as addresses without size and format (`{id}-{width}.webp`), and the largest width. */
  readonly views: readonly {
    readonly view: string
    readonly width: number
    readonly id: string
    readonly light: string
  }[]
}

/** The drawn pictures. `listPictures` prefers a product's photographs. */
export type PictureSource = {
  /** The same pictures with the mark of a brand; those of an unknown brand have the mark of the passes. */
  readonly ofBrand: (brand: string) => PictureSource
  /** Lists the pictures of a model in a colourway or a recipe, the listing's picture first. */
  readonly list: (model: string, paint: string) => readonly PictureRecord[]
  /** Finds a model's first picture in 4 × 5 pixels, a GIF in base64; null for an unknown model or paint. */
  readonly findPreview: (model: string, paint: string) => string | null
  /** Finds the paintable parts of a model; returns null for a model without any. */
  readonly findDesign: (model: string) => PaintableModel | null
  /** Finds the recipe of a colourway, with which a shopper starts. */
  readonly findStart: (model: string, colourway: string) => string | null
  /** Finds an editorial picture in one of its aspects. */
  readonly findScene: (id: string, aspect: 'wide' | 'portrait' | 'square') => PictureRecord | null
}
