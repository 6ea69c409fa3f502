import { mostStashedMedia } from '@lacehouse/domain/social/social-media'
import { toOwner } from '../../core/cart/load-cart.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireToken, type WriteDeps } from './authorise.ts'
import { toMediaReplies } from './to-media-replies.ts'

/** Takes a report about a public picture; enough of different people hide it until the staff decide. */
export function reportMedia(deps: WriteDeps): Handler<'social.report'> {
  return async (call) => {
    requireToken(deps, call)
    const outcome = await deps.socialMedia.report({
      ...{ mediaId: call.params.mediaId, customerId: call.site.brand, owner: toOwner(call) },
      ...{ reason: call.body.reason, now: deps.now() },
    })
    if (outcome === 'unknown') throw new Refusal('SOC404')
    if (outcome === 'own') throw new Refusal('SOC409')
    return { isNew: outcome === 'new' }
  }
}

/** Changes the caller's stash and replies with all of it. */
export function changeStash(deps: WriteDeps): Handler<'social.stash'> {
  return async (call) => {
    requireToken(deps, call)
    const { site, locale, body } = call
    const changed = await deps.socialMedia.changeStash({
      ...{ siteId: site.siteId, customerId: site.brand, owner: toOwner(call), now: deps.now() },
      ...{ added: body.mediaIds, removed: body.removedMediaIds },
    })
    if (!changed) throw new Refusal('SOC409')
    const { media } = await deps.socialMedia.listMedia({
      ...{ customerId: site.brand, category: null, stream: null, tag: null, stash: changed.stashId },
      ...{ offset: 0, limit: mostStashedMedia },
    })
    const pictures = deps.pictures.ofBrand(site.brand)
    return { stashId: changed.stashId, media: await toMediaReplies({ ...deps, pictures }, media, locale) }
  }
}
