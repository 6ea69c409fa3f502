/** The properties of a click that decide whether the router or the browser handles it. */
export type LinkPress = {
  readonly link: Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>
  readonly current: string
  readonly button: number
  readonly modified: boolean
}

const pagePath = /^\/(?:pre\/)?[a-z]{2}-[a-z]{2}(?:\/|$)/

/** Finds the URL to which the router navigates after a click on a link; null where the browser follows the link. */
export function findPageLink({ link, current, button, modified }: LinkPress): URL | null {
  if (button !== 0 || modified) return null
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || link.hasAttribute('data-native'))
    return null
  const target = URL.parse(link.href)
  const here = new URL(current)
  if (!target || target.origin !== here.origin || !pagePath.test(target.pathname)) return null
  if (getLocale(target) !== getLocale(here)) return null
  const isSamePage = target.pathname === here.pathname && target.search === here.search
  return isSamePage && target.hash ? null : target
}

/** Gets the locale of a URL. A link to another locale loads a new document, because messages and prices differ. */
const getLocale = ({ pathname }: URL) => /[a-z]{2}-[a-z]{2}/.exec(pathname)?.[0]
