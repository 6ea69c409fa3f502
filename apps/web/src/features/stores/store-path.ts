/** Returns the path of a store's page. */
export function storePath(locale: string, id: string): string {
  return `/${locale}/stores/${encodeURIComponent(id)}`
}
