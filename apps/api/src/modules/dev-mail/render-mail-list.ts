import { formatMessage } from '@lacehouse/messages'
import { html, join, type Markup } from '../../core/mails/html.ts'
import type { SentMail } from '../../infra/mail/mailer.ts'
import { devPageStyle } from './dev-page-style.ts'

export type ListedMail = SentMail & { readonly key: string; readonly sentAt: Date }

/** The page is for the people who run the demo shop. */
const locale = 'en-us'

const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)

/** Renders the list of sent mails with the chosen one in a frame that runs no scripts. */
export function renderMailList(mails: readonly ListedMail[], chosen: ListedMail | undefined): string {
  const title = t('staff.mails.title')
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${devPageStyle}</head>
<body><header><h1>${title}</h1><small>${mails.length === 0 ? t('staff.mails.none') : t('staff.mails.count', { count: mails.length })}</small> <a href="/dev/messages">${t('staff.messages.title')}</a></header>
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
