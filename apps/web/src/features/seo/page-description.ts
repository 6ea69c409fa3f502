/** Describes a page to search engines and link previews. */
export type PageDescription = {
  readonly title: string
  readonly description: string | undefined
  readonly canonical: string
  /** `hreflang` and address of the page in each locale. */
  readonly alternates: readonly (readonly [tag: string, href: string])[]
  readonly image: string | undefined
  readonly type: 'website' | 'product' | 'article'
  readonly siteName: string
  /** As Open Graph writes it: `fr_CA`. */
  readonly language: string
  readonly jsonLd: readonly object[]
  readonly hidden: boolean
}
