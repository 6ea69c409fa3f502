import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useShop } from '../../../../client/use-shop.ts'
import { openPaypal } from '../../../../components/express/open-paypal.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { toStepPath } from '../../checkout-steps.ts'
import { AgreedPayment } from '../agreed-payment.tsx'
import type { PaymentBodyProps, PreparedPayment } from '../payment-method-props.ts'

/** Pays on PayPal's page, from which the shopper returns (PAY-07). */
export function Paypal({ cart, onSubmit, ref }: PaymentBodyProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { locale } = useShop()
  const [search] = useSearchParams()
  const token = search.get('wallet') === 'paypal' ? search.get('token') : null
  const [isAgreed, setAgreed] = useState(() =>
    cart.payment_instruments.some(({ payment_method_id }) => payment_method_id === 'PAYPAL'),
  )
  const goOn = useEffectEvent(onSubmit)
  const hasGoneOn = useRef(false)

  // A shopper who returns from PayPal has approved the payment, and need not press the same button again.
  useEffect(() => {
    if (!token || isAgreed || hasGoneOn.current) return
    hasGoneOn.current = true
    goOn()
  }, [token, isAgreed])

  useImperativeHandle(ref, () => ({
    prepare: async (): Promise<PreparedPayment> => {
      if (token) return { ok: true, instrument: { payment_method_id: 'PAYPAL', token } }
      if (isAgreed) return { ok: true, instrument: null }
      try {
        location.assign(await openPaypal({ cartId: cart.id, isExpress: false }))
        // The page is being left, so that the promise never resolves.
        return await new Promise<never>(() => undefined)
      } catch {
        return { ok: false, words: t('payment.paypal.failed') }
      }
    },
  }))

  const beginAnew = () => {
    setAgreed(false)
    navigate(toStepPath(locale, 'billing'), { replace: true })
  }
  if (token || isAgreed) {
    const words = t(isAgreed ? 'payment.paypal.agreed' : 'payment.paypal.returning')
    return <AgreedPayment words={words} again={t('payment.paypal.again')} onAgain={beginAnew} />
  }
  return <p>{t('payment.paypal.text')}</p>
}
