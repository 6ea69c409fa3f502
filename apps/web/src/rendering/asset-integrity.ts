let integrity: Readonly<Record<string, string>> = {}
let otherLocales: (locale: string) => ReadonlySet<string> = () => new Set()

/** Sets the hashes of the built script files by path, and the files that only other locales load, for the server. */
export function setAssetIntegrity(
  next: Readonly<Record<string, string>>,
  listOtherLocales: (locale: string) => ReadonlySet<string>,
): void {
  integrity = next
  otherLocales = listOtherLocales
}

/** Finds the hash of a built file; undefined in development. */
export function findIntegrity(path: string): string | undefined {
  return integrity[path]
}

/**
 * Lists the hashes for the `sri` of the router's manifest. The router writes those of the first files into their links, and the
 * object's own properties into an import map. Only pages that take payments have the import map of all files, so that every script
 * that such a page loads later is checked too; on other pages it would weigh more than it protects (docs/decisions/0037).
 * Undefined in development.
 */
export function listIntegrity(locale: string, isPayment: boolean): Record<string, string> | undefined {
  if (Object.keys(integrity).length === 0) return undefined
  if (!isPayment) return Object.create(integrity)
  const others = otherLocales(locale)
  return Object.fromEntries(Object.entries(integrity).filter(([path]) => path.endsWith('.js') && !others.has(path)))
}
