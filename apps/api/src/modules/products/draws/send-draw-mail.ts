import { formatMoment } from '@lacehouse/domain/date/format-moment'
import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { describeVariant } from '../../../core/catalogue/describe-variant.ts'
import { type Draw, type DrawEntry, drawsQueries } from '../../../core/draws/draws.queries.ts'
import { html } from '../../../core/mails/html.ts'
import { type NotificationEnd, toNotificationEnd } from '../../../core/mails/notification-link.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../../core/mails/render-mail-page.ts'
import { isNotified } from '../../../core/notifications/notifications.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { JobData } from '../../../infra/jobs/jobs.ts'

type MailDeps = Pick<Deps, 'database' | 'catalogue' | 'consumers' | 'mailer' | 'sites' | 'publicUrl' | 'config' | 'now'>

/** Sends the outcome of a draw: to winners until when their unit is reserved, to the others their place on the waiting list. */
export function sendDrawMail(deps: MailDeps) {
  return async ({ entryId }: JobData['draw-mail']): Promise<void> => {
    const entry = await drawsQueries.findEntry(deps.database.pool, entryId)
    if (entry?.state !== 'won' && entry?.state !== 'waiting') return
    const draw = await drawsQueries.find(deps.database.pool, entry.drawId)
    const contact = await deps.consumers.findContact(entry.consumerNo)
    if (!draw || contact?.state !== 'active') return
    const of = { consumerNo: entry.consumerNo, type: 'draws' } as const
    if (!(await isNotified(deps.database.pool, of.consumerNo, of.type))) return
    const end = toNotificationEnd(deps, of, entry.locale)
    const mail = await render(deps, { entry, draw, end })
    const { unsubscribeUrl } = end
    const key = `draw-${entry.id}-${entry.state}`
    if (mail) await deps.mailer.send({ to: contact.email, key, unsubscribeUrl, ...mail })
  }
}

type Content = { readonly entry: DrawEntry; readonly draw: Draw; readonly end: NotificationEnd }

const render = async (deps: MailDeps, { entry, draw, end }: Content) => {
  const { locale, state, variantId } = entry
  const product = (await deps.catalogue.listProducts([draw.productId])).get(draw.productId)
  const site = findSiteById(deps.sites, draw.siteId)
  if (!product || !site) return null
  const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)
  const { name, choice: size, path } = describeVariant(product, variantId, { site, locale })
  const kind = state === 'won' ? 'won' : 'waiting'
  const title = t(`mail.draw.${kind}.title`)
  const intro = t(`mail.draw.${kind}.intro`, {
    ...{ name, size, place: (entry.place ?? 0) - (draw.units[variantId] ?? 0) },
    until: formatMoment(locale, entry.reservedUntil ?? 0),
  })
  const url = `${deps.publicUrl}${path}`
  const proof = t('mail.draw.proof', { seed: draw.seed, ticket: entry.id })
  const page = { tag: toLanguageTag(locale), brand: site.brand, shopUrl: deps.publicUrl, title, intro }
  return {
    subject: t(`mail.draw.${kind}.subject`, { name }),
    text: [title, '', intro, '', url, '', proof, '', end.text].join('\n'),
    html: renderMailPage(
      page,
      html`${renderButton(t('mail.stockNotice.open'), { url, brand: site.brand })}${renderParagraph(proof)}${end.row}`,
    ),
  }
}
