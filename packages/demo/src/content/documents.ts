// The shapes of content documents as far as the demo shop writes them; the contracts' schemas check each in a test.

export type Picture = {
  readonly kind: 'image'
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

export type Medias = { readonly sm: Picture; readonly lg?: Picture }

export type Link = {
  readonly text: string
  readonly url: string
  readonly style?: 'primary' | 'secondary' | 'ghost' | 'link'
  readonly id?: string
}

/** A block of a page: its type and whatever fields that type has. */
export type BlockDocument = Readonly<Record<string, unknown>> & { readonly id: string; readonly type: string }

/** A document with what names it. */
export type DemoDocument = {
  readonly doctype: 'page' | 'category' | 'menu' | 'footer'
  readonly slug: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A page as a document; what is null among its blocks is left out. */
export function toPage(
  slug: string,
  head: { readonly title: string; readonly description?: string },
  blocks: readonly (BlockDocument | null)[],
): DemoDocument {
  return {
    doctype: 'page',
    slug,
    body: { id: `page-${slug}`, slug, ...head, blocks: blocks.filter((block) => block !== null) },
  }
}
