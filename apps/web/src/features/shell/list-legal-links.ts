import type { SiteLaw } from '@lacehouse/domain/site/site-law'

/** Lists the pages that the law of the site asks every page to link to, the choice about cookies among them: their paths within the locale, and the keys of their names. */
export function listLegalLinks({ deliveryCosts, withdrawal }: SiteLaw) {
  return [
    ...(deliveryCosts ? [{ path: 'help/delivery', key: 'navigation.footer.prices' } as const] : []),
    ...(withdrawal ? [{ path: 'withdrawal', key: 'navigation.footer.withdraw' } as const] : []),
    { path: 'privacy/preferences', key: 'navigation.footer.consent' } as const,
  ]
}
