type Change = { readonly currentUrl: URL; readonly nextUrl: URL; readonly defaultShouldRevalidate: boolean }

/** Says whether a navigation needs the loader: another colour, size or design of a product does not. */
export function isOtherPage({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean {
  return withoutLook(currentUrl) === withoutLook(nextUrl) && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

function withoutLook({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  query.delete('color')
  query.delete('size')
  query.delete('recipe')
  return `${pathname}?${query}`
}
