import type { CallReply } from '@lacehouse/contracts'
import { listOfferedSubscriptions } from '@lacehouse/domain/subscriptions/subscription'
import { isApiError } from '../../client/api/api-error.ts'
import type { LinkedState } from '../../features/profile/linked-subscriptions.tsx'
import { getShop, type WithContext } from '../../shop-context.ts'

type Linked = CallReply<'subscriptions.listByLink'>

/** The content of a mail's link: its token, and the subscriptions of its mailbox; null for a link that is not valid any more. */
export type SubscriptionLink = { readonly st: string; readonly isQuestion: boolean; readonly linked: Linked | null }

/** Reads the subscriptions of a mail's link; null without one. It changes nothing, because mail programs open links too. */
export async function findSubscriptionLink(args: WithContext): Promise<SubscriptionLink | null> {
  const { api, url } = getShop(args)
  const st = url.search.get('st')
  if (st === null) return null
  const linked = await orExpired(() => api.call('subscriptions.listByLink', { query: { st } }))
  return { st, linked, isQuestion: url.search.get('confirm') === '1' }
}

/** Confirms, changes or ends subscriptions: by the page's forms, and by the one request of a mail program (RFC 8058). */
export async function changeLinkedSubscriptions(args: WithContext & { request: Request }): Promise<LinkedState> {
  const { api, url, site } = getShop(args)
  const form = new URLSearchParams(await args.request.text())
  const st = url.search.get('st') ?? ''
  if (form.get('step') === 'confirm') {
    const confirmed = await orExpired(() => api.call('subscriptions.confirm', { body: { st } }))
    return { done: confirmed ? 'confirmed' : 'expired', linked: confirmed }
  }
  const isEnd = form.get('List-Unsubscribe') === 'One-Click' || form.get('step') === 'end'
  const wanted = isEnd ? [] : form.getAll('wanted')
  const subscriptions = listOfferedSubscriptions(site)
    .filter(({ channel }) => channel === 'email')
    .map((kind) => ({ ...kind, optin: wanted.includes(kind.type) }))
  const linked = await orExpired(() => api.call('subscriptions.updateByLink', { body: { st, subscriptions } }))
  if (!linked) return { done: 'expired', linked }
  return { done: isEnd ? 'ended' : 'saved', linked }
}

const orExpired = async (ask: () => Promise<Linked>): Promise<Linked | null> => {
  try {
    return await ask()
  } catch (error) {
    if (!isApiError(error, 'AUT432', 'API400')) throw error
    return null
  }
}
