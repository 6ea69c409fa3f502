import type { CallId } from '@lacehouse/contracts'
import type { Handlers } from '../../http/call.ts'
import { addMedia, createUser } from './add-media.ts'
import { authorise, type WriteDeps } from './authorise.ts'
import { getPicture, listMedia, listStreams } from './list-media.ts'
import { changeStash, reportMedia } from './report-media.ts'

export function socialRoutes(deps: WriteDeps): Handlers<Extract<CallId, `social.${string}`>> {
  return {
    'social.auth': authorise(deps),
    'social.media': listMedia(deps),
    'social.picture': getPicture(deps),
    'social.streams': listStreams(deps),
    'social.report': reportMedia(deps),
    'social.stash': changeStash(deps),
    'social.createUser': createUser(deps),
    'social.addMedia': addMedia(deps),
  }
}
