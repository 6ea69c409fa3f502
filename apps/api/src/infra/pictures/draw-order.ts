import type { PartChoice, PassOrder, SceneAspect, ViewKey } from '@lacehouse/pictures/composite'

export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** The input of a drawing, as plain data for the drawing process. */
export type DrawOrder = { readonly width: number; readonly format: PictureFormat } & (
  | {
      readonly kind: 'product'
      readonly model: string
      readonly view: ViewKey
      readonly colourway: string
      /** A shopper's own colours; they replace those of the colourway. */
      readonly parts?: Readonly<Record<string, PartChoice>>
    }
  | ({ readonly kind: 'pass' } & Readonly<Omit<PassOrder, 'width'>>)
  | { readonly kind: 'scene'; readonly scene: string; readonly aspect: SceneAspect }
  | { readonly kind: 'original' /** The path of the master. */; readonly file: string }
)
