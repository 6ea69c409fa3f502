/** The home page of a locale. */
export function homePath(locale: string): string {
  return `/${locale}`
}

/** The main shape of a product address; `id` has 8 to 11 letters and digits (S1.2). */
export function productPath(locale: string, slug: string, id: string): string {
  return `/${locale}/p/${slug}-${id}`
}

/** The main shape of a category address; `id` has 4 to 10 digits (S1.2). */
export function categoryPath(locale: string, slug: string, id: string): string {
  return `/${locale}/c/${slug}-${id}`
}
