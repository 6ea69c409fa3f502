import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isApiError } from '../../client/api/api-error.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { cartKey, peekCart } from '../../client/cart/cart-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { type Translate, useTranslate } from '../../i18n/use-text.ts'
import type { NoticeTone } from '../../ui/notice.tsx'
import type { CheckoutStep } from './checkout-steps.ts'
import { findField } from './payment-methods/find-field.ts'
import { planRefusal } from './plan-refusal.ts'
import type { FailureReason } from './poll-order.ts'

export type CheckoutNotice = {
  readonly tone: NoticeTone
  readonly text: string
  /** The input of a step that it is told at (S1.8). */
  readonly field?: string
  /** The refusal itself, for a form that has an input for it. */
  readonly refusal?: unknown
}

/** The goods come in another way than was chosen: news, and nothing that went wrong (S1.4). */
const changes = ['ORD516', 'ORD517', 'ORD518'] as const

/** Inputs of what pays a part, at the head of their step: what they tell is not told above it too. */
const parts = ['athleteCredit', 'giftCard', 'giftCardPin', 'reward', 'rewardCard', 'rewardCode']
/** All inputs that are no address's. */
const inputs = [...parts, 'cardExpiry', 'paymentMethod', 'shippingMethod']

/** Says whether a notice stands in sight at its own input. */
export function isShownAtInput({ field }: CheckoutNotice): boolean {
  return field !== undefined && parts.includes(field)
}

/** What the checkout has to say above its steps, and where it goes on after a refusal (CHK-10). */
export function useCheckoutNotice(go: (step: CheckoutStep) => void) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { locale } = useShop()
  const navigate = useNavigate()
  const location = useLocation()
  const [notice, setNotice] = useState(() => findFirstNotice(t, location))

  const formatRefusal = (error: unknown): CheckoutNotice => {
    const cart = peekCart()
    if (isApiError(error, 'ORD415') && cart)
      return {
        tone: 'warning',
        text: [
          ...error.details.filter(({ field }) => field === 'coupon').map(({ message }) => message),
          t('checkout.totalsChanged', { total: amount(cart.totals.total, cart.currency) }),
        ].join(' '),
      }
    const tone = changes.some((id) => isApiError(error, id)) ? 'info' : 'negative'
    const field = findField(error)
    return { tone, text: formatError(t, error), refusal: error, ...(inputs.includes(field) && { field }) }
  }
  return {
    notice,
    setNotice,
    onRefused: (error: unknown) => {
      const place = planRefusal(isApiError(error) ? error.errorId : null)
      const told = formatRefusal(error)
      if (place === 'cart') return void navigate(`/${locale}/cart`, { state: { notice: told.text } })
      // What was settled before the order is refused shows in the cart at once.
      if (place === 'shipping') void queryClient.invalidateQueries({ queryKey: cartKey })
      setNotice(told)
      if (place !== 'summary') go(place)
    },
    onUnreached: () => setNotice({ tone: 'warning', text: t('checkout.placing.unreached') }),
    onFailed: (reason: FailureReason) => {
      const text =
        reason === 'authentication'
          ? `${t('payment.authentication.failed')} ${t('payment.authentication.newCart')}`
          : t(reason ?? 'PAY400')
      setNotice({ tone: 'negative', text, ...(reason === 'FE309' && { field: 'cardExpiry' }) })
      go('billing')
    },
  }
}

/** What whoever comes back from another's page has to be told: that they did not pay there, or what is left to do (PAY-07). */
function findFirstNotice(t: Translate, { search, state }: { search: string; state: unknown }): CheckoutNotice | null {
  if (new URLSearchParams(search).get('wallet') === 'paypal-cancelled')
    return { tone: 'info', text: t('payment.paypal.cancelled') }
  const told = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null
  return typeof told === 'string' ? { tone: 'warning', text: told } : null
}
