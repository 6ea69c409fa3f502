/** Returns the path of a locale's home page. */
export function homePath(locale: string): string {
  return `/${locale}`
}

/** Returns the path of the page of favourites in the locale's spelling. */
export function favouritesPath(locale: string): string {
  return `/${locale}/${locale === 'en-us' ? 'favorites' : 'favourites'}`
}

/** Returns the main path of a product page; `id` has 8 to 11 letters and digits. */
export function productPath(locale: string, slug: string, id: string): string {
  return `/${locale}/p/${slug}-${id}`
}

/** Returns the main path of a category page; `id` has 4 to 10 digits. */
export function categoryPath(locale: string, slug: string, id: string): string {
  return `/${locale}/c/${slug}-${id}`
}

/** Returns the path of the list of articles. */
export function articlesPath(locale: string): string {
  return `/${locale}/articles`
}

/** Returns the path of an article. */
export function articlePath(locale: string, slug: string): string {
  return `${articlesPath(locale)}/${slug}`
}

/** Returns the path of the list of all sets of products. */
export function setsPath(locale: string): string {
  return `/${locale}/sets`
}

/** Returns the path of the list of stores. */
export function storesPath(locale: string): string {
  return `/${locale}/stores`
}

/** Returns the path of a store's page. */
export function storePath(locale: string, id: string): string {
  return `${storesPath(locale)}/${encodeURIComponent(id)}`
}
