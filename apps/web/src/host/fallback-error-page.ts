import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { toMarkup } from './to-markup.ts'

/** Writes the page that is sent if no page can be rendered: a message and a link to the home page (RT-18). */
export function writeFallbackErrorPage(locale: string, correlationId: string): string {
  const t = (key: Parameters<typeof formatMessage>[1], values = {}) => toMarkup(formatMessage(locale, key, values))
  return `<!DOCTYPE html><html lang="${toLanguageTag(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t('errors.crash.title')}</title></head>
<body style="max-width:36rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif;color:#14130f">
<h1 style="font-size:2rem;line-height:1.1">${t('errors.crash.title')}</h1>
<p>${t('errors.crash.text')}</p>
<p><a href="/${locale}" style="color:inherit">${t('errors.notFound.home')}</a></p>
<p style="font-size:0.875rem;color:#6b6862">${t('errors.crash.reference', { correlationId })}</p>
</body></html>
`
}
