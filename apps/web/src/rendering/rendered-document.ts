/** A whole page, and the hashes of the scripts and styles that the build has for it. Its content has no part in them. */
export type RenderedDocument = {
  readonly html: PageText
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** A page in pieces: its own text, and what is bytes already because other pages have it too, such as style sheets. */
export type PageText = readonly (string | Uint8Array)[]
