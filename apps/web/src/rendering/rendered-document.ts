/** A whole page, and the hashes of the scripts and styles that the build has for it. Its content has no part in them. */
export type RenderedDocument = {
  readonly html: PageText
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** The text of a page, around its style sheets: those are the same on many pages, and are bytes already. */
export type PageText = {
  readonly beforeStyle: string
  /** Empty in development. */
  readonly style: Uint8Array
  readonly afterStyle: string
}
