import type { OrderDraft } from '@lacehouse/domain/order/order'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { listInvitedProducts } from '@lacehouse/domain/reviews/list-invited-products'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import { type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { type NotificationEnd, toNotificationEnd } from '../../core/mails/notification-link.ts'
import { isNotified } from '../../core/notifications/notifications.queries.ts'
import { sendOrderMailRecorded } from '../../core/order-mails/send-order-mail-recorded.ts'
import { loadOrderHistory } from '../../core/orders/order-history.queries.ts'
import { toReturnContext } from '../../core/returns/load-returnable.ts'
import { invitationLink } from '../../core/reviews/invitation-link.ts'
import { invitationQueries } from '../../core/reviews/invitations.queries.ts'
import { toSubscriptionEnd } from '../../core/subscriptions/to-subscription-end.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { renderReviewInvitation } from './render-review-invitation.ts'

type DueDeps = Pick<Deps, 'database' | 'sites' | 'now'>

/** Enqueues the invitations to review of orders that arrived some days ago, one an order. Several processes may run this at once. */
export function enqueueReviewInvitations({ database, sites, now }: DueDeps): Promise<number> {
  const inviting = sites.flatMap(({ siteId, features, reviewInvitation }) =>
    features.reviews && reviewInvitation ? [{ siteId, days: reviewInvitation.days }] : [],
  )
  return invitationQueries.enqueueDue(database.pool, {
    siteIds: inviting.map(({ siteId }) => siteId),
    days: inviting.map(({ days }) => days),
    now: now(),
  })
}

type MailDeps = DueDeps &
  Pick<Deps, 'placements' | 'catalogue' | 'consumers' | 'subscriptions' | 'mailer' | 'publicUrl' | 'config'>

/**
 * Sends the invitation to review what an order brought, to a mailbox that has agreed to mails of the shop (decision 0110). Nothing is sent
 * about goods that went back, or that were reviewed already.
 */
export function sendReviewInvitationMail(deps: MailDeps) {
  return async ({ orderNumber }: JobData['review-invitation-mail']): Promise<void> => {
    const placement = await deps.placements.find(orderNumber)
    const site = placement && findSiteById(deps.sites, placement.doc.siteId)
    if (!placement || !site?.features.reviews || placement.state !== 'finalised') return
    const { doc } = placement
    const end = await findEnd(deps, doc, site)
    const products = end ? await listProducts(deps, doc) : []
    if (!end || products.length === 0) return
    const proof = encodeURIComponent(invitationLink.sign(deps, orderNumber))
    const mail = renderReviewInvitation({
      ...{ locale: doc.locale, brand: site.brand, shopUrl: deps.publicUrl, end },
      products: products.map((product) => ({
        name: wordsOf(product.names, doc.locale) ?? product.id,
        url: `${deps.publicUrl}${toPath(product, doc.locale)}#write-review=${proof}`,
      })),
    })
    const key = `review-invitation-${formatOrderNumber(orderNumber)}`
    const sent = { to: doc.email, key, unsubscribeUrl: end.unsubscribeUrl, ...mail }
    await sendOrderMailRecorded(deps, { orderNumber, mail: 'reviewInvitation' }, sent)
  }
}

const toPath = ({ slugs, id }: ProductRecord, locale: string): string =>
  productPath(locale, wordsOf(slugs, locale) ?? id.toLowerCase(), id)

/**
 * How the reader ends such mails; null where none may be sent: the mailbox must have a confirmed subscription to the newsletter of the
 * site, and its account must not have turned off these mails.
 */
const findEnd = async (
  deps: MailDeps,
  { email, owner, locale }: OrderDraft,
  site: Site,
): Promise<NotificationEnd | null> => {
  const rows = await deps.subscriptions.listOf(site.siteId, email.toLowerCase())
  const row = rows.find(({ channel, type }) => channel === 'email' && type === 'Newsletter')
  if (!row || row.confirmedAt === null || row.optedOutAt !== null) return null
  if (owner.kind !== 'consumer') return toSubscriptionEnd(deps, row.id, locale)
  const contact = await deps.consumers.findContact(owner.id)
  if (contact?.state !== 'active' || !(await isNotified(deps.database.pool, owner.id, 'reviews'))) return null
  return toNotificationEnd(deps, { consumerNo: owner.id, type: 'reviews' }, locale)
}

const listProducts = async (deps: MailDeps, doc: OrderDraft): Promise<readonly ProductRecord[]> => {
  const { history, returns: registered, exchanges, withdrawnAt } = await loadOrderHistory(deps.database.pool, doc)
  if (withdrawnAt !== null) return []
  const context = toReturnContext(
    { doc, state: 'finalised', history, registered, exchanges },
    { ...deps, now: deps.now() },
  )
  const returned = Object.entries(context.returned).map(([lineId, qty]) => ({ lineId, qty }))
  const ids = listInvitedProducts(doc.items, [
    ...returned,
    ...context.open.flatMap(({ items }) => items),
    ...context.due,
  ])
  const consumerNo = doc.owner.kind === 'consumer' ? doc.owner.id : null
  const by = { productIds: ids, consumerNo, email: doc.email.toLowerCase() }
  const reviewed = await invitationQueries.listReviewed(deps.database.pool, by)
  const records = await deps.catalogue.listProducts(ids)
  return ids.flatMap((id) => (reviewed.has(id) ? [] : (records.get(id) ?? [])))
}
