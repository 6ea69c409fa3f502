/** What the renderer answers: a response, with the text of its page beside it, which spares writing it as bytes and reading it again. */
export type PageResponse = Response & { readonly html?: string }
