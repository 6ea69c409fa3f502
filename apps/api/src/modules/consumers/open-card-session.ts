import { randomUUID } from 'node:crypto'
import { requireShopper } from '../../core/consumers/require-shopper.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { findOrigin } from '../../http/find-origin.ts'
import { Refusal } from '../../http/refusal.ts'

type SessionDeps = Pick<Deps, 'consumers' | 'payments' | 'publicUrl'>

/** Providers open sessions for an amount; saving a card charges nothing. */
const smallestAmount = 1

/** Opens the provider's session for the fields of a card that is saved without a cart (ACC-04, PAY-11). */
export function openCardSession(deps: SessionDeps): Handler<'consumer.cardSession'> {
  return async (call) => {
    await requireShopper(deps.consumers, call.session)
    const { site, locale } = call
    const provider = deps.payments.findFor('CREDIT_CARD')
    if (!provider?.saveCard || !site.paymentMethods.includes('CREDIT_CARD')) throw new Refusal('PYT405')
    const origin = findOrigin(call.headers, deps.publicUrl)
    const page = `${origin}/${locale}/account/payment`
    const opened = await provider.openSession({
      ...{ method: 'CREDIT_CARD', amount: smallestAmount, currency: site.currency, country: site.country },
      ...{ reference: randomUUID(), locale, origin, lines: [], isExpress: false },
      returnUrls: { approved: page, cancelled: page },
    })
    if (!opened.ok) throw new Refusal('PAY400')
    const { ok: _, ...meta } = opened
    return {
      success: true,
      provider: provider.name,
      locale,
      meta: { ...meta, categories: [...(meta.categories ?? [])] },
    }
  }
}
