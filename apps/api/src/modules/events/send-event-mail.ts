import { listEventDays } from '@lacehouse/domain/events/shop-event'
import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { type EventRow, eventsQueries, type RegistrationRow } from '../../core/events/events.queries.ts'
import { html } from '../../core/mails/html.ts'
import { type MailLimitDeps, mayMail } from '../../core/mails/may-mail.ts'
import { type NotificationEnd, toNotificationEnd } from '../../core/mails/notification-link.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import { isNotified } from '../../core/notifications/notifications.queries.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { writeEventCalendar } from './get-event.ts'

type MailDeps = Pick<Deps, 'database' | 'mailer' | 'sites' | 'publicUrl' | 'config' | 'now'> & MailLimitDeps

/**
 * Sends what became of a sign-up for an event or of the event itself, or the reminder of the day before. A registration that is gone, or
 * whose state has changed since, gets none. That an event is cancelled or moved is no mail that one may do without.
 */
export function sendEventMail(deps: MailDeps) {
  return async ({ registrationId, kind, at }: JobData['event-mail']): Promise<void> => {
    const { pool } = deps.database
    const registration = await eventsQueries.findRegistration(pool, registrationId)
    const event = registration && (await eventsQueries.find(pool, registration.eventId))
    if (!event || !isCurrent({ registration, event, kind }) || deps.now() >= event.endsAt) return
    const of = { consumerNo: registration.consumerNo, type: 'events' } as const
    const isOptional = kind !== 'cancelled' && kind !== 'changed'
    if (isOptional && !(await isNotified(pool, of.consumerNo, of.type))) return
    const end = isOptional ? toNotificationEnd(deps, of, registration.locale) : null
    const key = `event-${registration.id}-${kind}-${Date.parse(at)}`
    if (!(await mayMail(deps, { to: registration.email, key }))) return
    const mail = render(deps, { registration, event, kind, end })
    await deps.mailer.send({ to: registration.email, key, ...(end && { unsubscribeUrl: end.unsubscribeUrl }), ...mail })
  }
}

type Current = Pick<Content, 'registration' | 'event' | 'kind'>

/** Says whether a mail still says what is so. */
const isCurrent = ({ registration, event, kind }: Current): boolean => {
  if (kind === 'cancelled' || event.cancelledAt !== null) return kind === 'cancelled' && event.cancelledAt !== null
  return kind === 'changed' || (registration.state === 'waiting') === (kind === 'waiting')
}

type Content = {
  readonly registration: RegistrationRow
  readonly event: EventRow
  readonly kind: JobData['event-mail']['kind']
  /** How to end these mails; null for one that no one may do without. */
  readonly end: NotificationEnd | null
}

const render = (deps: MailDeps, { registration, event, kind, end }: Content) => {
  const { locale, plusOne, waitingPosition } = registration
  const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)
  const brand = findSiteById(deps.sites, event.siteId)?.brand ?? ''
  const name = event.names[locale] ?? event.id
  const url = `${deps.publicUrl}/${locale}/${event.page}`
  const title = t(`mail.event.${kind}.title`, { name })
  const intro = t(`mail.event.${kind}.intro`, { name, position: waitingPosition })
  const lines = [
    ...[formatDays(registration, event), event.places[locale] ?? ''],
    ...(plusOne === '' ? [] : [t('mail.event.plusOne', { guest: plusOne })]),
  ]
  const change = kind === 'cancelled' ? '' : t('mail.event.change')
  const calendar = Buffer.from(writeEventCalendar(event, { ...deps, locale }))
  return {
    subject: t(`mail.event.${kind}.subject`, { name }),
    text: [title, '', intro, '', ...lines, '', ...(change ? [change] : []), url, ...(end ? ['', end.text] : [])].join(
      '\n',
    ),
    html: renderMailPage(
      { tag: toLanguageTag(locale), brand, shopUrl: deps.publicUrl, title, intro },
      html`${renderParagraph(html`<span style="white-space:pre-line">${lines.join('\n')}</span>`)}${renderButton(
        t('mail.event.open'),
        { url, brand },
      )}${change ? renderParagraph(change) : html``}${end?.row ?? html``}`,
    ),
    ...(kind !== 'waiting' &&
      kind !== 'cancelled' &&
      registration.state === 'confirmed' && {
        attachments: [{ filename: `${event.id}.ics`, content: calendar, contentType: 'text/calendar' }],
      }),
  }
}

/** The beginning of the event at its place, and the chosen days of a longer one. */
const formatDays = ({ locale, attendingDays }: RegistrationRow, event: EventRow): string => {
  const { startsAt, timeZone } = event
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  const start = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  if (listEventDays(event).length < 2) return start.format(startsAt)
  return new Intl.ListFormat(locale).format(attendingDays.map((text) => day.format(Date.parse(text))))
}
