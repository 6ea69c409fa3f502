import { type CaptchaForm, hasCaptcha } from '@lacehouse/domain/site/site'
import type { RequestContext } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import type { LimitCaller, Limiter } from '../../http/limiter.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Captcha } from './captcha.ts'

export type CaptchaDeps = { readonly captcha: Pick<Captcha, 'accept'>; readonly limiter: Pick<Limiter, 'hasProof'> }

type Sent = { readonly form: CaptchaForm; readonly response: string | undefined }

/**
 * Refuses a form that needs a captcha and has none (AUTH-08). The harder proof of work of a limit serves for it too, because a call
 * that is repeated for a limit has spent the form's captcha.
 */
export async function requireCaptcha(
  { captcha, limiter }: CaptchaDeps,
  caller: LimitCaller & Pick<RequestContext, 'site'>,
  { form, response }: Sent,
): Promise<void> {
  if (!hasCaptcha(caller.site, form) || (await limiter.hasProof(caller))) return
  if (!(await captcha.accept(response))) throw new Refusal(toErrorId('challenge_failed'))
}
