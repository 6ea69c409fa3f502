import { toCookieName } from '@lacehouse/contracts/cookies'

/** Remembers the locale for a year, so that `/` leads to it (RT-01) and the visitor is not asked for the country (DLG-14). */
export function rememberLocale(locale: string): void {
  const isSecure = location.protocol === 'https:'
  const name = toCookieName('locale', isSecure)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${name}=${locale};path=/;max-age=31536000;samesite=lax${isSecure ? ';secure' : ''}`
}

/** Says whether the visitor chose a locale before. */
export function hasChosenLocale(): boolean {
  const name = toCookieName('locale', location.protocol === 'https:')
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
}
