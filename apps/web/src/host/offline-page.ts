import { findSiteByLocale, toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { formatMessage } from '@lacehouse/messages'
import { toMarkup } from './to-markup.ts'

/** The policy of the offline page, which has one script and no style sheet. */
export const offlinePolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Writes the page that the service worker shows without a connection; null for an unknown locale. It stands alone: the shop's own
 * styles and scripts are not there then. The cart's lines come from the browser's memory (ERR-06).
 */
export function writeOfflinePage(sites: readonly Site[], locale: string): string | null {
  const site = findSiteByLocale(sites, locale)
  if (!site) return null
  const t = (key: Parameters<typeof formatMessage>[1]) => toMarkup(formatMessage(locale, key))
  return `<!DOCTYPE html><html lang="${toLanguageTag(locale)}" data-site="${site.siteId}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t('errors.offlinePage.title')}</title></head>
<body style="max-width:36rem;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif;color:#14130f">
<main><h1 style="font-size:2rem;line-height:1.1">${t('errors.offlinePage.title')}</h1>
<p>${t('errors.offlinePage.text')}</p>
<p><a href="" style="color:inherit;display:inline-block;padding:0.75rem 0">${t('common.retry')}</a></p>
<section hidden><h2 style="font-size:1.25rem">${t('errors.offlinePage.cart')}</h2>
<ul style="padding:0;list-style:none"></ul></section></main>
<script src="/offline/offline-page.js" defer></script></body></html>
`
}
