import { deletionCoolingOff } from '@lacehouse/domain/privacy/data-rights'
import { isPasswordOf } from '../../core/consumers/password.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { replyPrivacy, requirePrivacy } from './reply-privacy.ts'
import type { PrivacyDeps } from './request-export.ts'

/**
 * Records that the caller's account shall be deleted after the cooling-off. The password proves that the caller is its owner: an open
 * browser alone must not be enough to end an account (ACC-16, decision 0066).
 */
export function requestDeletion({ privacy, now, securityLog }: PrivacyDeps): Handler<'privacy.requestDeletion'> {
  return async (call) => {
    const { session, site, locale, body } = call
    const consumerNo = getSession(session).id
    const at = now()
    const { passwordHash } = await requirePrivacy(privacy, consumerNo, at)
    if (!(await isPasswordOf(body.password, passwordHash)))
      throw new Refusal('AUT450', { field: 'password' }, { event: 'sign_in_failed' })
    await privacy.requestDeletion({
      ...{ consumerNo, siteId: site.siteId, locale, now: at, dueAt: at + deletionCoolingOff },
    })
    securityLog.record('deletion_requested', call, { target: consumerNo, outcome: 'allowed' })
    return replyPrivacy(privacy, consumerNo, at)
  }
}

/** Takes the deletion of the caller's account back. */
export function takeDeletionBack({ privacy, now, securityLog }: PrivacyDeps): Handler<'privacy.takeDeletionBack'> {
  return async (call) => {
    const { session, site, locale } = call
    const consumerNo = getSession(session).id
    await requirePrivacy(privacy, consumerNo, now())
    if (await privacy.takeDeletionBack({ consumerNo, siteId: site.siteId, locale }))
      securityLog.record('deletion_taken_back', call, { target: consumerNo, outcome: 'allowed' })
    return replyPrivacy(privacy, consumerNo, now())
  }
}
