import { useEffect, useRef } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { changeCart } from '../../client/cart/change-cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { usePageNavigate } from '../../navigation/use-page-navigate.ts'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './checkout-page.module.css'
import { toStepPath } from './checkout-steps.ts'
import { setShippingAddress } from './set-shipping-address.ts'

/** Applies address and payment of an approved PayPal session to the cart and opens the summary (PAY-07). */
export function ExpressReturn({ token }: { readonly token: string }) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const navigate = usePageNavigate()
  const hasBegun = useRef(false)

  async function takeOver(): Promise<void> {
    const isAddressTaken = await applyAddress(token, site.features.captcha.address)
    try {
      await addPaypal(token)
    } catch (error) {
      return void navigate(`/${locale}/cart`, { replace: true, state: { notice: formatError(t, error) } })
    }
    if (isAddressTaken) return void navigate(toStepPath(locale, 'summary'), { replace: true })
    const notice = t('payment.express.addressRefused')
    navigate(toStepPath(locale, 'shipping'), { replace: true, state: { notice } })
  }

  // The return from PayPal is applied once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each return
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void takeOver()
  }, [token])

  return (
    <div className={styles.placing} role="status">
      <Spinner size={32} />
      <p className={styles.placingTitle}>{t('payment.paypal.returning')}</p>
    </div>
  )
}

/** Sets the address that PayPal gave; false where it cannot be shipped to and the shopper has to complete it. */
async function applyAddress(token: string, asksCaptcha: boolean): Promise<boolean> {
  try {
    await setShippingAddress({ token }, { asksCaptcha, context: 'PAYPAL_EXPRESS' })
    await changeCart(({ cartId }) =>
      browserApi.call('cart.setBillingAddress', { params: { basketId: cartId }, body: { sameAsShipping: true } }),
    )
    return true
  } catch (error) {
    console.warn('the address of PayPal is not taken over', error)
    return false
  }
}

const addPaypal = (token: string) =>
  changeCart(({ cartId }) =>
    browserApi.call('cart.addPaymentInstrument', {
      params: { basketId: cartId },
      body: { payment_method_id: 'PAYPAL', token },
    }),
  )
