type Change = { readonly currentUrl: URL; readonly nextUrl: URL; readonly defaultShouldRevalidate: boolean }

/** Says whether a page has to be loaded again: the colour alone makes no other page. */
export function isOtherPage({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean {
  return withoutColor(currentUrl) === withoutColor(nextUrl) && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

function withoutColor({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  query.delete('color')
  return `${pathname}?${query}`
}
