import type { CallReply } from '@lacehouse/contracts'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import { toStandingReply } from '../../replies/loyalty/to-standing-reply.ts'
import { nameOf } from '../../replies/stores/to-store-reply.ts'
import { toSubscriptionReply } from '../../replies/subscriptions/to-subscription-reply.ts'
import type { ProfileQueries, ProfileRow } from './addresses.queries.ts'
import { toProfile } from './consumer.reply.ts'

export type ProfileDeps = Pick<
  Deps,
  'agents' | 'balances' | 'now' | 'sites' | 'stores' | 'subscriptions' | 'textMessenger'
> & {
  readonly profiles: ProfileQueries
}

type ProfileCall = Pick<RequestContext, 'session' | 'site' | 'locale'> & {
  readonly query: { readonly includeLoyaltySummary?: boolean | undefined }
}

/** Replies with the profile of the caller, with saved addresses and, on request, points (ACC-01). */
export function getProfile(deps: ProfileDeps): Handler<'consumer.get'> {
  return (call) => replyProfile(deps, call)
}

/** Reads the tier of a member; sends no statement where there is none. */
const readStanding = async ({ balances, now }: ProfileDeps, { site, locale }: ProfileCall, row: ProfileRow) => {
  if (!site.features.loyalty || !site.loyaltyTiers || row.memberId === null) return {}
  const member = await balances.findEarningMember(row.consumerNo, now())
  return toStandingReply(member?.earnings ?? [], { site, locale, now: now() })
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
  const standing = includesPoints ? await readStanding(deps, call, row) : {}
  const subscriptions = rows.map((one) => toSubscriptionReply(one, site))
  const consumerProfile = toProfile(row, {
    ...{ sites: deps.sites, country: site.country, now: deps.now() },
    ...{ includesPoints, standing, subscriptions, sendsMessages: deps.textMessenger !== null },
  })
  const favouriteId = row.profile.favoriteStoreId
  if (!favouriteId) return { consumerProfile }
  const store = (await deps.stores.listStores(site.siteId)).find(({ id }) => id === favouriteId)
  if (!store) return { consumerProfile }
  const favoriteStore = { id: store.id, name: nameOf(store, call.locale) }
  return { consumerProfile: { ...consumerProfile, favoriteStore } }
}
