import type { ConsumerProfileChange } from '@lacehouse/contracts'
import { formatInterests, parseInterests } from '@lacehouse/domain/consumers/interests'
import { parsePreferredShoeSize } from '@lacehouse/domain/product/shoe-sizes'
import type { Site } from '@lacehouse/domain/site/site'
import { formatMessage } from '@lacehouse/messages'
import { requireStore } from '../../core/stores/require-store.ts'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ProfilePatch } from './profile-update.queries.ts'

type PatchDeps = Pick<Deps, 'stores'>
type UpdateCall = Call<'consumer.update'>

/** Makes the changes of preferences and favourite store; refuses unknown ones at their field (ACC-13). */
export async function toProfilePatch(deps: PatchDeps, call: UpdateCall): Promise<ProfilePatch> {
  const { preferences = {}, favoriteStore } = call.body.consumerProfile
  return { ...toPreferences(preferences, call), ...(await toStorePatch(deps, call.site, favoriteStore)) }
}

/** Makes the preferences of a profile; refuses unknown ones at their field (ACC-13). */
export function toPreferences(
  { interests, preferredShoeSize }: NonNullable<ConsumerProfileChange['preferences']>,
  { locale }: Pick<UpdateCall, 'locale'>,
): ProfilePatch {
  const chosen = interests === undefined ? [] : parseInterests(interests)
  if (chosen === null) throw refuseChoice('interests', locale)
  if (preferredShoeSize && !parsePreferredShoeSize(preferredShoeSize)) throw refuseChoice('preferredShoeSize', locale)
  return {
    ...(interests !== undefined && { interests: formatInterests(chosen) || null }),
    ...(preferredShoeSize !== undefined && { preferredShoeSize: preferredShoeSize || null }),
  }
}

const refuseChoice = (field: string, locale: string) =>
  new Refusal('API400', { field, message: formatMessage(locale, 'validation.choice') })

const toStorePatch = async (
  deps: PatchDeps,
  site: Site,
  store: ConsumerProfileChange['favoriteStore'],
): Promise<ProfilePatch> => {
  if (store === undefined) return {}
  return { favoriteStoreId: store && (await requireStore(deps, site, store.id)).id }
}
