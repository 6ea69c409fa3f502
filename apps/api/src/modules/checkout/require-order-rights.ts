import type { Call } from '../../http/call.ts'
import { type CaptchaDeps, requireCaptcha } from '../../infra/captcha/require-captcha.ts'
import { requireSeller } from './require-seller.ts'

export type OrderRightsDeps = Parameters<typeof requireSeller>[0] & CaptchaDeps

/** Refuses an order that a customer's agent may not place, or whose captcha is not solved. */
export async function requireOrderRights(deps: OrderRightsDeps, call: Call<'checkout.placeOrder'>): Promise<void> {
  await requireSeller(deps, call)
  await requireCaptcha(deps, call, { form: 'order', response: call.body.recaptcha_response })
}
