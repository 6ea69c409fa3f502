type Words = { readonly title: string; readonly description: string }

/** What the head of a page says that no search engine may keep: cart, checkout, confirmation. */
export function toPrivateMeta(words: Words | undefined) {
  return [
    { title: words?.title },
    { name: 'description', content: words?.description },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}
