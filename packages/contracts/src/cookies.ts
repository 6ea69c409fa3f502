/** The cookies of the shop, by the names that they have where the shop is reached by plain HTTP. */
const cookies = {
  access: 'lh_access',
  refresh: 'lh_refresh',
  device: 'lh_device',
  /** A sign-in at a provider that has begun in this browser. */
  provider: 'lh_provider',
  /** The session of staff in the back office. */
  staff: 'lh_staff',
  basicCart: 'lh_basic_cart',
  /** The categories that a visitor let run, separated by points. */
  consent: 'lh_consent',
  /** The facts that decide a visitor's segments; the API writes them where they change (CMS-15). */
  audience: 'lh_audience',
  /** A random id by which experiments assign a visitor; there with targeting consent alone (ROLE-05). */
  visitor: 'lh_visitor',
  locale: 'locale',
} as const

export type Cookie = keyof typeof cookies

/** Cookies that are sent to a part of the shop only; the prefix `__Host-` demands the path `/`. */
const ofOnePath: ReadonlySet<Cookie> = new Set<Cookie>(['refresh', 'device', 'provider'])

/**
 * Gives the name under which a cookie is set. Over HTTPS its prefix makes browsers refuse one that was set without TLS or, where the
 * path allows it, by another host of the domain.
 */
export function toCookieName(cookie: Cookie, isSecure: boolean): string {
  if (!isSecure) return cookies[cookie]
  return `${ofOnePath.has(cookie) ? '__Secure-' : '__Host-'}${cookies[cookie]}`
}

/** Finds a cookie by its name, or over HTTPS else by the one without a prefix, which browsers may still have from before. */
export function findCookie(
  read: (name: string) => string | null | undefined,
  cookie: Cookie,
  isSecure: boolean,
): string | null {
  return read(toCookieName(cookie, isSecure)) || read(cookies[cookie]) || null
}

/** Gives the name without a prefix that is to be removed over HTTPS; null where it is the cookie's own. */
export function findFormerCookieName(cookie: Cookie, isSecure: boolean): string | null {
  return isSecure ? cookies[cookie] : null
}
