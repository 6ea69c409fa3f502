import { randomUUID } from 'node:crypto'
import { isSocialName, longestUserMediaSide, mostUserMediaBytes } from '@lacehouse/domain/social/social-media'
import { formatMessage } from '@lacehouse/messages'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { encodeUpload } from '../../infra/pictures/photographs/encode-upload.ts'
import { requireToken, type WriteDeps } from './authorise.ts'

/** Sets the name of the caller's user; pictures that were sent before keep theirs, which the staff have seen. */
export function createUser(deps: WriteDeps): Handler<'social.createUser'> {
  return async (call) => {
    requireToken(deps, call)
    const name = call.body.name.trim()
    if (!isSocialName(name))
      throw new Refusal('API400', { field: 'name', message: formatMessage(call.locale, 'gallery.name.invalid') })
    const { id } = await deps.socialMedia.putUser({ consumerNo: getSession(call.session).id, name, now: deps.now() })
    return { userId: id, name }
  }
}

const reasons = { unreadable: 'cases.photo.unreadable', too_large: 'cases.photo.tooLarge' } as const

/** Stores a picture of the caller's user, which no one sees before the staff approve it. */
export function addMedia(deps: WriteDeps): Handler<'social.addMedia'> {
  return async (call) => {
    requireToken(deps, call)
    const { body, session, site, locale } = call
    const refuse = (reason: keyof typeof reasons): Refusal =>
      new Refusal('API400', { field: 'photo', message: formatMessage(locale, reasons[reason]) })
    const user = await deps.socialMedia.findUser(getSession(session).id)
    if (!user) throw new Refusal('SOC404')
    const sent = Buffer.from(body.photo, 'base64')
    if (sent.length > mostUserMediaBytes) throw refuse('too_large')
    const encoded = await encodeUpload(sent, longestUserMediaSide)
    if (!encoded.ok) throw refuse(encoded.reason)
    const products = await deps.catalogue.listProducts(body.productIds.map((id) => id.toUpperCase()))
    const { ok: _, ...picture } = encoded
    const media = { ...picture, id: randomUUID(), customerId: site.brand, user, now: deps.now() }
    const captions = { [locale]: body.caption.trim() }
    if (!(await deps.socialMedia.addMedia({ ...media, captions, tags: [...products.keys()] })))
      throw new Refusal('SOC409')
    return { mediaId: media.id, state: 'submitted' }
  }
}
