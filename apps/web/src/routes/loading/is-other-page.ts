type Change = { readonly currentUrl: URL; readonly nextUrl: URL; readonly defaultShouldRevalidate: boolean }

/** Says whether a page has to be loaded again: neither the colour nor a shopper's own design makes another page. */
export function isOtherPage({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean {
  return withoutLook(currentUrl) === withoutLook(nextUrl) && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

function withoutLook({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  query.delete('color')
  query.delete('recipe')
  return `${pathname}?${query}`
}
