import { formatMessage } from '@lacehouse/messages'
import { html, join, type Markup } from '../../core/mails/html.ts'
import type { SentMail } from '../../infra/mail/mailer.ts'

export type ListedMail = SentMail & { readonly key: string; readonly sentAt: Date }

/** The page is for the people who run the demo shop. */
const locale = 'en-us'

const style = html`<style>
*{box-sizing:border-box}
body{margin:0;background:#f3f2ef;color:#14130f;font:15px/1.45 Inter,system-ui,sans-serif}
header{padding:20px 24px}h1{margin:0;font-size:24px}
main{display:grid;gap:16px;padding:0 24px 24px;grid-template-columns:minmax(16rem,24rem) minmax(0,1fr)}
nav{overflow:auto;max-height:calc(100vh - 96px);background:#fff;border-radius:8px}
nav a{display:block;padding:12px 16px;border-bottom:1px solid #dcd9d2;color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a[aria-current]{background:#eceefd}nav a:hover strong{text-decoration:underline}
small{display:block;color:#6b6862}
section{display:grid;gap:12px;align-content:start;min-width:0}
iframe{width:100%;height:calc(100vh - 220px);min-height:24rem;border:0;border-radius:8px;background:#fff}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:0}dt{color:#6b6862}dd{margin:0;overflow-wrap:anywhere}
pre{margin:8px 0 0;padding:16px;background:#fff;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace}
@media (max-width:760px){main{grid-template-columns:minmax(0,1fr)}nav{max-height:16rem}}
</style>`

const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)

/** Renders the list of sent mails with the chosen one in a frame that runs no scripts. */
export function renderMailList(mails: readonly ListedMail[], chosen: ListedMail | undefined): string {
  const title = t('staff.mails.title')
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${style}</head>
<body><header><h1>${title}</h1><small>${mails.length === 0 ? t('staff.mails.none') : t('staff.mails.count', { count: mails.length })}</small></header>
<main><nav aria-label="${title}">${join(mails.map((mail) => renderLink(mail, chosen)))}</nav>${chosen ? renderChosen(chosen) : ''}</main></body></html>`.toString()
}

const renderLink = ({ key, to, subject, sentAt }: ListedMail, chosen: ListedMail | undefined): Markup =>
  html`<a href="/dev/mail?mail=${key}"${key === chosen?.key ? html` aria-current="true"` : ''}><strong>${subject}</strong><small>${to}</small><small>${formatMoment(sentAt)}</small></a>`

const renderChosen = ({ key, to, subject, text, sentAt }: ListedMail): Markup =>
  html`<section aria-label="${subject}"><dl>
<dt>${t('staff.mails.subject')}</dt><dd><strong>${subject}</strong></dd>
<dt>${t('staff.mails.to')}</dt><dd>${to}</dd>
<dt>${t('staff.mails.sent')}</dt><dd>${formatMoment(sentAt)}</dd></dl>
<iframe title="${subject}" src="/dev/mail/${key}?framed=1" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>
<a href="/dev/mail/${key}">${t('staff.mails.open')}</a>
<details><summary>${t('staff.mails.text')}</summary><pre>${text}</pre></details></section>`

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

const formatMoment = (sentAt: Date): string => moments.format(sentAt)
