import { useState } from 'react'
import { isApiError } from '../../../client/api/api-error.ts'
import type { Cart } from '../../../client/cart/cart.ts'
import { useShop } from '../../../client/use-shop.ts'
import { type Translate, useTranslate } from '../../../i18n/use-text.ts'
import { usePageNavigate } from '../../../navigation/use-page-navigate.ts'
import { formatError } from '../../cart/format-error.ts'
import { type AppleLine, appleVersion, findApplePay } from './apple-pay.ts'
import { followSession, type WalletEnd } from './run-apple-pay.ts'
import { createWalletCalls } from './wallet-calls.ts'

type Purchase = {
  readonly total: AppleLine
  readonly lines: readonly AppleLine[]
  readonly openCart: () => Promise<Cart>
  /** The cart, where it exists before the sheet opens; the payment is then good for this cart only. */
  readonly cartId?: string | undefined
  /** Marks an order from a product page for the confirmation (RT-11). */
  readonly storeContext?: 'applePayPdp'
  readonly onEnd: (end: WalletEnd) => void
}

/** Opens the wallet's sheet, which the browser allows within a press only, and navigates to the confirmation (PAY-08). */
export function useApplePay() {
  const t = useTranslate()
  const { site, locale } = useShop()
  const navigate = usePageNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  function buy({ total, lines, openCart, cartId, storeContext, onEnd }: Purchase): void {
    const ApplePay = findApplePay()
    if (!ApplePay || isBusy) return
    const session = new ApplePay(appleVersion, {
      countryCode: site.country,
      currencyCode: site.currency,
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: ['visa', 'masterCard', 'amex'],
      requiredShippingContactFields: ['postalAddress', 'name', 'phone', 'email'],
      requiredBillingContactFields: ['postalAddress', 'name'],
      shippingType: 'shipping',
      total,
      lineItems: lines,
      ...(cartId && { applicationData: btoa(cartId) }),
    })
    const countryName = new Intl.DisplayNames([locale], { type: 'region' }).of(site.country) ?? site.country
    const finish = (end: WalletEnd) => {
      setBusy(false)
      setError(end.kind === 'unavailable' ? formatUnavailable(t, end.refusal) : null)
      onEnd(end)
      if (end.kind !== 'paid') return
      const query = new URLSearchParams({ order: end.order.orderNumber, ...(storeContext && { storeContext }) })
      navigate(`/${locale}/order-confirmation?${query}`)
    }
    const words = { t, country: site.country, countryName }
    setBusy(true)
    setError(null)
    followSession(session, {
      ApplePay,
      calls: createWalletCalls(site.features.captcha),
      words,
      openCart,
      onEnd: finish,
    })
    session.begin()
  }

  return { isBusy, error, buy }
}

/** Formats the refusal of the cart; any other failure means that the wallet is not available. */
const formatUnavailable = (t: Translate, refusal: unknown) =>
  isApiError(refusal) && refusal.errorId !== null
    ? formatError(t, refusal)
    : t('wallet.unavailable', { name: 'Apple Pay' })
