/** A picture of a product as pages ask for it; `url` lacks the width and the format that the address ends in. */
export type PictureRecord = {
  readonly url: string
  readonly view: string
  readonly width: number
  readonly height: number
  /** Its colour on average, `#rrggbb`. */
  readonly placeholder?: string
}

/** Where product pictures come from: the atelier's passes in the demo shop, photographs for an imported catalogue. */
export type PictureSource = {
  /** The pictures of a model in a colourway, the listing's first. */
  readonly list: (model: string, colourway: string) => readonly PictureRecord[]
  /** An editorial picture in one of its shapes, or null for one that does not exist. */
  readonly findScene: (id: string, aspect: 'wide' | 'portrait' | 'square') => PictureRecord | null
}
