/** A photograph of a colour, by the SHA-256 of its original. */
export type ProductPicture = {
  readonly colourCode: string
  readonly view: string
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly thumbHash: string
  readonly placeholder: string
  readonly alt: Readonly<Record<string, string>>
}
