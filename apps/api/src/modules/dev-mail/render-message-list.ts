import { formatMessage } from '@lacehouse/messages'
import { html, join, type Markup } from '../../core/mails/html.ts'
import type { SentMessage } from '../../infra/sms/create-message-folder.ts'
import { devPageStyle } from './dev-page-style.ts'

export type ListedMessage = SentMessage & { readonly key: string; readonly sentAt: Date }

const t = (key: Parameters<typeof formatMessage>[1]): string => formatMessage('en-us', key)
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

/** Renders the text messages that a demo shop has sent. */
export function renderMessageList(messages: readonly ListedMessage[]): string {
  const title = t('staff.messages.title')
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${devPageStyle}</head>
<body><header><h1>${title}</h1>${messages.length === 0 ? html`<small>${t('staff.messages.none')}</small> ` : ''}<a href="/dev/mail">${t('staff.mails.title')}</a></header>
<main style="display:block">${join(messages.map(renderMessage))}</main></body></html>`.toString()
}

const renderMessage = ({ to, text, sentAt }: ListedMessage): Markup =>
  html`<section style="margin-bottom:24px"><strong>${to}</strong><small>${moments.format(sentAt)}</small><pre style="margin:0">${text}</pre></section>`
