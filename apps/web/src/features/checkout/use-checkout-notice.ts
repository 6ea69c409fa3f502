import { useState } from 'react'
import { useLocation } from 'react-router'
import { isApiError } from '../../client/api/api-error.ts'
import { queryClient } from '../../client/api/query-client.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { cartKey, peekCart } from '../../client/cart/cart-query.ts'
import { countPaidByParts } from '../../client/cart/paid-by-parts.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { type Translate, useTranslate } from '../../i18n/use-text.ts'
import { usePageNavigate } from '../../navigation/use-page-navigate.ts'
import type { NoticeTone } from '../../ui/notice.tsx'
import type { CheckoutStep } from './checkout-steps.ts'
import { findField } from './payment-methods/find-field.ts'
import { planRefusal } from './plan-refusal.ts'
import type { FailureReason } from './poll-order.ts'

export type CheckoutNotice = {
  readonly tone: NoticeTone
  readonly text: string
  /** The input at which a step shows the notice (CHK-16). */
  readonly field?: string
  /** The refusal, for a form that has an input for it. */
  readonly refusal?: unknown
}

/** These refusals changed the delivery, which is information and not an error (CART-15). */
const changes = ['ORD516', 'ORD517', 'ORD518'] as const

/** The inputs of stored value at the top of the billing step, which show their notices themselves. */
const parts = ['athleteCredit', 'giftCard', 'giftCardPin', 'reward', 'rewardCard', 'rewardCode', 'storeCredit']
/** All inputs that do not belong to an address. */
const inputs = [...parts, 'cardExpiry', 'paymentMethod', 'shippingMethod']

/** Says whether a notice is shown at its own input. */
export function isShownAtInput({ field }: CheckoutNotice): boolean {
  return field !== undefined && parts.includes(field)
}

/** Gives the notice of a step that could not be saved; null for an error that is shown as a toast. */
export function toStepNotice(t: Translate, error: unknown): Promise<CheckoutNotice | null> {
  return keepUnlessToast(error, { tone: 'negative', text: formatError(t, error) })
}

/** Shows an error as a toast where the catalogue says so, and gives null then; its code comes with the first refusal (ERR-01). */
async function keepUnlessToast(error: unknown, notice: CheckoutNotice): Promise<CheckoutNotice | null> {
  try {
    const { showAsToast } = await import('../../client/api/show-as-toast.ts')
    return showAsToast(error, notice.text) ? null : notice
  } catch {
    // Without a connection the code cannot be fetched.
    return notice
  }
}

/** Holds the notice above the steps, and plans where the checkout goes on after a refusal (CHK-10). */
export function useCheckoutNotice(go: (step: CheckoutStep) => void) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { locale } = useShop()
  const navigate = usePageNavigate()
  const location = useLocation()
  const [notice, setNotice] = useState(() => findFirstNotice(t, location))

  const formatSums = (cart: Cart): string => {
    const { paid, left } = countPaidByParts(cart)
    const total = amount(cart.totals.total, cart.currency)
    return paid > 0
      ? t('checkout.sumsChanged', { total, left: amount(left, cart.currency) })
      : t('checkout.totalsChanged', { total })
  }

  const formatRefusal = (error: unknown): CheckoutNotice => {
    const cart = peekCart()
    if (isApiError(error, 'ORD415') && cart)
      return {
        tone: 'warning',
        text: [
          ...error.details.filter(({ field }) => field === 'coupon').map(({ message }) => message),
          formatSums(cart),
        ].join(' '),
      }
    const tone = changes.some((id) => isApiError(error, id)) ? 'info' : 'negative'
    const field = findField(error)
    return { tone, text: formatError(t, error), refusal: error, ...(inputs.includes(field) && { field }) }
  }
  return {
    notice,
    setNotice,
    onRefused: async (error: unknown): Promise<void> => {
      const place = planRefusal(isApiError(error) ? error.errorId : null)
      const text = formatRefusal(error)
      if (place === 'cart') return navigate(`/${locale}/cart`, { state: { notice: text.text } })
      // The server changed the delivery before it refused the order, or the total rose above what was approved.
      if (place === 'shipping' || isApiError(error, 'PYT400')) void queryClient.invalidateQueries({ queryKey: cartKey })
      // The notice comes first: a step reads it when it opens.
      setNotice(await keepUnlessToast(error, text))
      if (place !== 'summary') go(place)
    },
    onGivenUp: async (choice: 'pay_otherwise' | 'back_to_cart') => {
      const text = t('checkout.placing.givenUp')
      if (choice === 'back_to_cart') return navigate(`/${locale}/cart`, { state: { notice: text, tone: 'info' } })
      setNotice({ tone: 'info', text })
      go('billing')
    },
    onUnreached: () => setNotice({ tone: 'warning', text: t('checkout.placing.unreached') }),
    onFailed: (reason: FailureReason) => {
      const isExpired = typeof reason === 'object' && reason?.errorId === 'FE309'
      const tone = reason === 'bank_left' ? 'info' : 'negative'
      setNotice({ tone, text: formatFailure(t, reason), ...(isExpired && { field: 'cardExpiry' }) })
      go('billing')
    },
  }
}

/** Says why a payment failed, and that nothing is lost. */
export function formatFailure(t: Translate, reason: FailureReason): string {
  if (reason === 'authentication') return `${t('payment.authentication.failed')} ${t('payment.authentication.newCart')}`
  if (reason === 'bank_left') return t('payment.ideal.left')
  if (reason === 'bank_refused') return t('payment.ideal.refused')
  return reason?.message ?? t('PAY400')
}

/** Finds the notice of a shopper who returns from another page: that PayPal was cancelled, or what is left to do (PAY-07). */
function findFirstNotice(t: Translate, { search, state }: { search: string; state: unknown }): CheckoutNotice | null {
  if (new URLSearchParams(search).get('wallet') === 'paypal-cancelled')
    return { tone: 'info', text: t('payment.paypal.cancelled') }
  const text = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null
  return typeof text === 'string' ? { tone: 'warning', text: text } : null
}
