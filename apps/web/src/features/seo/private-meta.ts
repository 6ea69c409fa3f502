type Words = { readonly title: string; readonly description: string }

/** Gives the metadata of a page that search engines must not index: cart, checkout, confirmation. */
export function toPrivateMeta(words: Words | undefined) {
  return [
    { title: words?.title },
    { name: 'description', content: words?.description },
    { name: 'robots', content: 'noindex, nofollow' },
    { property: 'og:title', content: words?.title },
    { property: 'og:description', content: words?.description },
    { property: 'og:type', content: 'website' },
  ]
}
