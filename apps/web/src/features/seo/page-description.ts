/** Describes a page to search engines and link previews. */
export type PageDescription = {
  readonly title: string
  readonly description: string | undefined
  readonly canonical: string
  /** The paths of the page in each locale, as `packAlternates` writes them. */
  readonly alternates: string
  readonly image: string | undefined
  /** A website without it. */
  readonly type?: 'website' | 'product' | 'article'
  readonly siteName: string
  readonly hidden?: true
}
