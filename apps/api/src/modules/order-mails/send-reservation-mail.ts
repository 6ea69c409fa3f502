import { createHash } from 'node:crypto'
import type { StoreReply } from '@lacehouse/contracts'
import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { html } from '../../core/mails/html.ts'
import { mayMail } from '../../core/mails/may-mail.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import { confirmationLink } from '../../core/reservations/reservation-link.ts'
import type { HoldRow } from '../../core/reservations/reservations.queries.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { toStoreReply } from '../../replies/stores/to-store-reply.ts'
import { listPlaceLines, renderPlace } from './render-pickup.ts'

type MailDeps = Pick<
  Deps,
  'limiter' | 'reservations' | 'catalogue' | 'mailer' | 'sites' | 'stores' | 'publicUrl' | 'now' | 'config'
>

/**
 * Sends a shopper the mail about a reservation at a store, with its end, or the one that asks an unknown mailbox to confirm it
 * (CART-19, decision 0034); an ended reservation has no mail.
 */
export function sendReservationMail(deps: MailDeps) {
  return async ({ reservationId }: JobData['reservation-mail']): Promise<void> => {
    const hold = await deps.reservations.find(reservationId)
    const to = hold?.contact.email
    if (hold?.state !== 'held' || !to) return
    if (!(await mayMail(deps, { to, key: toKey(hold) }))) return
    const site = findSiteById(deps.sites, hold.siteId)
    const stores = await deps.stores.listStores(hold.siteId)
    const store = stores.find(({ id }) => id === hold.storeId)
    if (!site || !store) throw new Error(`reservation ${hold.id} belongs to an unknown store: ${hold.storeId}`)
    const products = await deps.catalogue.listProductsOfVariants([hold.variantId])
    const name = products.get(hold.variantId)?.names[hold.locale] ?? hold.variantId
    const reply = toStoreReply(store, { locale: hold.locale, now: deps.now() })
    const context = { name, store: reply, timeZone: store.address.timeZone, shopUrl: deps.publicUrl, brand: site.brand }
    const mail = hold.isConfirmed
      ? render(hold, context)
      : renderQuestion(hold, { ...context, st: confirmationLink.sign(deps, hold.id) })
    await deps.mailer.send({ to, key: toKey(hold), ...mail })
  }
}

/** Returns the key of the mail, which stands in its message id and says nothing about the reservation's own id. */
const toKey = ({ id, isConfirmed }: HoldRow): string => {
  const kind = isConfirmed ? 'reservation' : 'reservation-question'
  return `${kind}-${createHash('sha256').update(`${kind} ${id}`).digest('hex').slice(0, 24)}`
}

type Context = {
  readonly name: string
  readonly store: StoreReply
  readonly timeZone: string
  readonly shopUrl: string
  readonly brand: string
}

type Rendered = { readonly subject: string; readonly html: string; readonly text: string }

const toWords = ({ locale, until }: HoldRow, timeZone: string) => {
  const tag = toLanguageTag(locale)
  return {
    tag,
    moment: new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(until),
    t: (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values),
  }
}

// Without proof that the mailbox is the caller's, the mail repeats no text that the caller typed.
const renderQuestion = (
  hold: HoldRow,
  { name, store, timeZone, shopUrl, brand, st }: Context & { st: string },
): Rendered => {
  const { t, tag, moment } = toWords(hold, timeZone)
  const title = t('mail.reservationQuestion.title')
  const intro = t('mail.reservationQuestion.intro', { product: name, store: store.name, until: moment })
  const ignore = t('mail.reservationQuestion.ignore')
  const url = `${shopUrl}/${hold.locale}/reservation?st=${encodeURIComponent(st)}`
  return {
    subject: t('mail.reservationQuestion.subject', { product: name, store: store.name }),
    text: [title, '', intro, '', url, '', ignore].join('\n'),
    html: renderMailPage(
      { tag, brand, shopUrl, title, intro },
      html`${renderButton(t('mail.reservationQuestion.open'), { url, brand })}${renderParagraph(ignore)}`,
    ),
  }
}

const render = (hold: HoldRow, { name, store, timeZone, shopUrl, brand }: Context): Rendered => {
  const { locale, quantity, contact } = hold
  const { t, tag, moment } = toWords(hold, timeZone)
  const title = t('mail.reservation.title', { name: contact.firstName ?? '' })
  const intro = t('mail.reservation.intro', { product: name, count: quantity, store: store.name, until: moment })
  const lines = listPlaceLines(store, { locale, tag })
  const payment = t('mail.reservation.pay')
  return {
    subject: t('mail.reservation.subject', { product: name, store: store.name }),
    text: [title, '', intro, '', ...lines, '', payment].join('\n'),
    html: renderMailPage(
      { tag, brand, shopUrl, title, intro },
      html`${renderPlace(store.name, lines.slice(1))}${renderParagraph(payment)}
${renderButton(t('mail.reservation.cart'), { url: `${shopUrl}/${locale}/cart`, brand })}`,
    ),
  }
}
