// The parts of content documents that code here writes; a test checks every document by the contract's schema.

export type Picture = {
  readonly kind: 'image'
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

export type Link = { readonly text: string; readonly url: string }

/** A block of a page: its type and the fields of that type. */
export type BlockDocument = Readonly<Record<string, unknown>> & { readonly id: string; readonly type: string }

/** A document with its type and its slug. */
export type DemoDocument = {
  readonly doctype: 'page' | 'category' | 'menu' | 'footer' | 'article' | 'popup' | 'facet-page'
  readonly slug: string
  readonly body: Readonly<Record<string, unknown>>
  /** Only the preview shows it. */
  readonly isDraft?: boolean
}

/** A page as a document. */
export function toPage(page: { readonly slug: string; readonly [field: string]: unknown }): DemoDocument {
  return { doctype: 'page', slug: page.slug, body: { id: `page-${page.slug}`, ...page } }
}
