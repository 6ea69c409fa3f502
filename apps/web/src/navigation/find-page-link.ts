/** The parts of a click that say whether the page may handle it. */
export type LinkPress = {
  readonly link: Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>
  readonly current: string
  readonly button: number
  readonly modified: boolean
}

const pagePath = /^\/(?:pre\/)?[a-z]{2}-[a-z]{2}(?:\/|$)/

/** Finds the address that a press on a link leads to within the shop, or null where the browser has to go by itself. */
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

/** Another locale is another document: its words, its country, its prices. */
const getLocale = ({ pathname }: URL) => /[a-z]{2}-[a-z]{2}/.exec(pathname)?.[0]
