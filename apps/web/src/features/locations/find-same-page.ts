/** Finds this page in another locale, where its head names one (RT-17, RT-19). */
export function findSamePage(locale: string): string | null {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
  const addresses = links.map(({ href }) => new URL(href))
  return addresses.find(({ pathname }) => pathname.split('/')[1] === locale)?.pathname ?? null
}
