import type { StoreReply } from '@lacehouse/contracts'
import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import type { HoldRow } from '../../core/reservations/reservations.queries.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { toStoreReply } from '../../replies/stores/to-store-reply.ts'
import { html } from './html.ts'
import { renderMailPage } from './render-mail-page.ts'
import { listPlaceLines, renderPlace } from './render-pickup.ts'

type MailDeps = Pick<Deps, 'reservations' | 'catalogue' | 'mailer' | 'sites' | 'stores' | 'publicUrl' | 'now'>

/** Sends a shopper the mail about a reservation at a store, with its end (CART-19); an ended reservation has no mail. */
export function sendReservationMail(deps: MailDeps) {
  return async ({ reservationId }: JobData['reservation-mail']): Promise<void> => {
    const hold = await deps.reservations.find(reservationId)
    const to = hold?.contact.email
    if (hold?.state !== 'held' || !to) return
    const site = findSiteById(deps.sites, hold.siteId)
    const stores = await deps.stores.listStores(hold.siteId)
    const store = stores.find(({ id }) => id === hold.storeId)
    if (!site || !store) throw new Error(`reservation ${hold.id} belongs to an unknown store: ${hold.storeId}`)
    const products = await deps.catalogue.listProductsOfVariants([hold.variantId])
    const name = products.get(hold.variantId)?.names[hold.locale] ?? hold.variantId
    const reply = toStoreReply(store, { locale: hold.locale, now: deps.now() })
    await deps.mailer.send({
      to,
      key: `reservation-${hold.id}`,
      ...render(hold, { name, store: reply, timeZone: store.address.timeZone, shopUrl: deps.publicUrl }),
    })
  }
}

type Context = {
  readonly name: string
  readonly store: StoreReply
  readonly timeZone: string
  readonly shopUrl: string
}

const render = (
  { locale, quantity, until, contact }: HoldRow,
  { name, store, timeZone, shopUrl }: Context,
): { subject: string; html: string; text: string } => {
  const tag = toLanguageTag(locale)
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(until)
  const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)
  const title = t('mail.reservation.title', { name: contact.firstName ?? '' })
  const intro = t('mail.reservation.intro', { product: name, count: quantity, store: store.name, until: moment })
  const lines = listPlaceLines(store, { locale, tag })
  const payment = t('mail.reservation.pay')
  return {
    subject: t('mail.reservation.subject', { product: name, store: store.name }),
    text: [title, '', intro, '', ...lines, '', payment].join('\n'),
    html: renderMailPage(
      { tag, title, intro },
      html`${renderPlace(store.name, lines.slice(1))}
<tr><td style="padding:0 32px 32px;font-size:14px;line-height:1.6">${payment}<br><br>
<a href="${shopUrl}/${locale}/cart" style="color:#141413">${t('mail.reservation.cart')}</a></td></tr>`,
    ),
  }
}
