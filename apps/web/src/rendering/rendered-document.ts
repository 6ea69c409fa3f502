/** A whole page, and the hashes of the scripts and styles that the build has for it. Its content has no part in them. */
export type RenderedDocument = {
  readonly html: string
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}
