import type { PartChoice, PassOrder, SceneAspect, ViewKey } from '@lacehouse/pictures/composite'

export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** The input of a drawing, as plain data for the drawing process. */
export type DrawOrder = { readonly width: number; readonly format: PictureFormat } & (
  | {
      readonly kind: 'product'
      readonly model: string
      readonly view: ViewKey
      /** The brand whose mark the view bears, where it is not that of the passes. */
      readonly brand?: string
      readonly colourway: string
      /** A shopper's own colours; they replace those of the colourway. */
      readonly parts?: Readonly<Record<string, PartChoice>>
    }
  | ({ readonly kind: 'pass' } & Readonly<Omit<PassOrder, 'width'>>)
  | {
      readonly kind: 'scene'
      readonly scene: string
      readonly aspect: SceneAspect
      /** The brand whose mark the models bear, where it is not that of the passes. */
      readonly brand?: string
    }
  | { readonly kind: 'original' /** The path of the master. */; readonly file: string }
  | { readonly kind: 'upload' /** The bytes of the picture in base64. */; readonly data: string }
)
