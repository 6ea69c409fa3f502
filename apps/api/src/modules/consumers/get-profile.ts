import type { CallReply } from '@lacehouse/contracts'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import { nameOf } from '../../replies/stores/to-store-reply.ts'
import { toSubscriptionReply } from '../../replies/subscriptions/to-subscription-reply.ts'
import type { ProfileQueries } from './addresses.queries.ts'
import { toProfile } from './consumer.reply.ts'

export type ProfileDeps = Pick<Deps, 'agents' | 'now' | 'sites' | 'stores' | 'subscriptions' | 'textMessenger'> & {
  readonly profiles: ProfileQueries
}

type ProfileCall = Pick<RequestContext, 'session' | 'site' | 'locale'> & {
  readonly query: { readonly includeLoyaltySummary?: boolean | undefined }
}

/** Replies with the profile of the caller, with saved addresses and, on request, points (ACC-01). */
export function getProfile(deps: ProfileDeps): Handler<'consumer.get'> {
  return (call) => replyProfile(deps, call)
}

/** Reads the caller's profile for a reply. */
export async function replyProfile(deps: ProfileDeps, call: ProfileCall): Promise<CallReply<'consumer.get'>> {
  const { site } = call
  const consumerNo = getSession(call.session).id
  const [found, rows] = await Promise.all([
    deps.profiles.findProfile(consumerNo, deps.now()),
    deps.subscriptions.listOfConsumer(site.siteId, consumerNo),
  ])
  const row = requireActive(found)
  const includesPoints = call.query.includeLoyaltySummary ?? false
  const subscriptions = rows.map((one) => toSubscriptionReply(one, site))
  const consumerProfile = toProfile(row, {
    ...{ sites: deps.sites, country: site.country, now: deps.now() },
    ...{ includesPoints, subscriptions, sendsMessages: deps.textMessenger !== null },
  })
  const favouriteId = row.profile.favoriteStoreId
  if (!favouriteId) return { consumerProfile }
  const store = (await deps.stores.listStores(site.siteId)).find(({ id }) => id === favouriteId)
  if (!store) return { consumerProfile }
  const favoriteStore = { id: store.id, name: nameOf(store, call.locale) }
  return { consumerProfile: { ...consumerProfile, favoriteStore } }
}
