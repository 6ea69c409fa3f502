import { randomUUID } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { doReportsHide } from '@lacehouse/domain/social/social-media'
import type { Pool } from 'pg'
import { socialMediaQueries } from './social-media.queries.ts'
import type { SocialMediaService } from './social-media.ts'
import { socialOwnersQueries } from './social-owners.queries.ts'

/** Thrown to take back what a refused change wrote. */
class StashFull extends Error {}

/** The shop's own provider of social content, whose pictures and streams are in its database. */
export function createOwnSocialMedia(pool: Pool): SocialMediaService {
  return {
    listMedia: (query) => socialMediaQueries.listMedia(pool, query),
    listStreams: async ({ customerId, mediaId }) => {
      const isKnown = mediaId === null || (await socialMediaQueries.isPublicOf(pool, { id: mediaId, customerId }))
      return isKnown ? socialMediaQueries.listStreams(pool, { customerId, mediaId }) : null
    },
    findPicture: (mediaId) => socialMediaQueries.findPicture(pool, mediaId),
    report: (report) =>
      inTransaction(pool, async (client) => {
        const target = await socialOwnersQueries.lock(client, report)
        if (!target) return 'unknown'
        if (target.isOwn) return 'own'
        if (!(await socialOwnersQueries.report(client, report))) return 'known'
        const open = await socialOwnersQueries.countOpen(client, report.mediaId)
        if (doReportsHide(open)) await socialOwnersQueries.hide(client, report.mediaId, report.now)
        return 'new'
      }),
    changeStash: async (change) => {
      try {
        return await inTransaction(pool, async (client) => {
          const stashId = await socialOwnersQueries.changeStash(client, randomUUID(), change)
          if (stashId === null) throw new StashFull()
          return { stashId }
        })
      } catch (error) {
        if (error instanceof StashFull) return null
        throw error
      }
    },
    putUser: (user) => socialMediaQueries.putUser(pool, { id: randomUUID(), ...user }),
    findUser: (consumerNo) => socialMediaQueries.findUser(pool, consumerNo),
    addMedia: (media) => inTransaction(pool, (client) => socialMediaQueries.insert(client, media)),
  }
}
