import type { CallId } from '@lacehouse/contracts'
import { listVoucherOffers } from '@lacehouse/domain/loyalty/loyalty-programme'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { openStoredCard } from '../../core/balances/open-stored-card.ts'
import type { StoredValueDeps } from '../../core/cart/stored-value-deps.ts'
import type { Handlers } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { toVoucherReply } from '../../replies/cart/to-balances-reply.ts'
import { applyVoucher } from './apply-voucher.ts'

type BalancesCalls = Extract<CallId, `balances.${string}`>

export function balancesRoutes(deps: StoredValueDeps): Handlers<BalancesCalls> {
  return {
    'balances.giftCard': async (call) => {
      const { number, pin } = call.body
      const card = await openStoredCard(deps, call, { number, pin, kinds: ['gift_card', 'reward_card'] })
      const currency = card.currency as Currency
      const expiresAt = card.expiresAt === null ? {} : { expiresAt: new Date(card.expiresAt).toISOString() }
      return { balance: amountToWire(card.balance, currency), currency, last4: card.last4, ...expiresAt }
    },
    'balances.applyVoucher': applyVoucher(deps),
    'balances.listVouchers': async ({ session, site }) => {
      const member = site.features.loyalty ? await deps.balances.findMember(getSession(session).id) : null
      if (!member) throw new Refusal('4044')
      const currency = site.currency as Currency
      const vouchers = listVoucherOffers(currency, member.points).map((offer) => toVoucherReply(offer, currency))
      return { currentLoyaltyPoints: member.points, vouchers }
    },
  }
}
