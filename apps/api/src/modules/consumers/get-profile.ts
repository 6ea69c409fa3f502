import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { nameOf } from '../../replies/stores/to-store-reply.ts'
import type { ProfileQueries } from './addresses.queries.ts'
import { toProfile } from './consumer.reply.ts'

export type ProfileDeps = Pick<Deps, 'now' | 'sites' | 'stores'> & { readonly profiles: ProfileQueries }

/** Replies with the profile of the caller, with saved addresses and, on request, points (ACC-01). */
export function getProfile(deps: ProfileDeps): Handler<'consumer.get'> {
  return async (call) => {
    const row = await deps.profiles.findProfile(getSession(call.session).id, deps.now())
    if (row?.state !== 'active') throw new Refusal('AUT498')
    const includesPoints = call.query.includeLoyaltySummary ?? false
    const consumerProfile = toProfile(row, { sites: deps.sites, includesPoints })
    const favouriteId = row.profile.favoriteStoreId
    if (!favouriteId) return { consumerProfile }
    const store = (await deps.stores.listStores(call.site.siteId)).find(({ id }) => id === favouriteId)
    if (!store) return { consumerProfile }
    const favoriteStore = { id: store.id, name: nameOf(store, call.locale) }
    return { consumerProfile: { ...consumerProfile, favoriteStore } }
  }
}
