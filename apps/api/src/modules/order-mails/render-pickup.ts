import type { StoreReply } from '@lacehouse/contracts'
import { formatAddress } from '@lacehouse/domain/address/format-address'
import { formatOpeningHours } from '@lacehouse/domain/store/format-opening-hours'
import { formatMessage } from '@lacehouse/messages'
import { html, join, type Markup } from '../../core/mails/html.ts'

type Context = { readonly locale: string; readonly tag: string }
type Place = Pick<StoreReply, 'name' | 'address' | 'hours'> & Partial<Pick<StoreReply, 'phoneText'>>

/** Lists the address and opening hours of a store or pickup point as lines of a mail (CHK-13). */
export function listPlaceLines({ name, address, hours, phoneText }: Place, { locale, tag }: Context): string[] {
  const closed = formatMessage(locale, 'mail.pickup.closed')
  return [
    name,
    ...formatAddress(address),
    ...(phoneText ? [phoneText] : []),
    ...formatOpeningHours(hours.weekdays, tag).map((line) => `${line.days}: ${line.hours ?? closed}`),
  ]
}

/** Renders the lines of a place under a title as a table row. */
export function renderPlace(title: string, lines: readonly string[]): Markup {
  return html`<tr><td class="mail-ink" style="padding:8px 32px 16px;font-size:15px;line-height:1.6"><strong>${title}</strong><br>
${join(lines.map((line) => html`${line}<br>`))}</td></tr>`
}
