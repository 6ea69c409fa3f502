/** A page as text, before it is arranged for sending. */
export type PageText = {
  readonly html: string
  /** Code that hands the page's data to its scripts; empty where it has none. */
  readonly handoff: string
}

/** What the renderer answers: a response, with its page beside it, which spares writing it as bytes and reading it again. */
export type PageResponse = Response & { readonly page?: PageText }
