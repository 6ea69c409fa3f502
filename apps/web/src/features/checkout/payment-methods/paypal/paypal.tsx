import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShop } from '../../../../client/use-shop.ts'
import { openPaypal } from '../../../../components/express/open-paypal.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { usePageNavigate } from '../../../../navigation/use-page-navigate.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { toStepPath } from '../../checkout-steps.ts'
import { AgreedPayment } from '../agreed-payment.tsx'
import type { PaymentBodyProps, PreparedPayment } from '../payment-method-props.ts'

/** Pays on PayPal's page, from which the shopper returns (PAY-07). */
export function Paypal({ cart, onSubmit, ref }: PaymentBodyProps) {
  const t = useTranslate()
  const navigate = usePageNavigate()
  const { locale } = useShop()
  const [search] = useSearchParams()
  const token = search.get('wallet') === 'paypal' ? search.get('token') : null
  const known = cart.payment_instruments.find(({ payment_method_id }) => payment_method_id === 'PAYPAL')
  // An approval of less than is due does not pay.
  const isStale = known?.amount === 0
  const [wantsAnew, setWantsAnew] = useState(false)
  const isAgreed = known !== undefined && !isStale && !wantsAnew
  const goOn = useEffectEvent(onSubmit)
  const hasGoneOn = useRef(false)

  // The token of the address is new until the cart has another instrument than when the shopper came.
  const [earlier] = useState(known?.payment_instrument_id)
  const isReturned = token !== null && !wantsAnew && known?.payment_instrument_id === earlier

  // A shopper who returns from PayPal has approved the payment, and need not press the same button again.
  useEffect(() => {
    if (!isReturned || isAgreed || hasGoneOn.current) return
    hasGoneOn.current = true
    goOn()
  }, [isReturned, isAgreed])

  useImperativeHandle(ref, () => ({
    prepare: async (): Promise<PreparedPayment> => {
      if (isReturned) return { ok: true, instrument: { payment_method_id: 'PAYPAL', token } }
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
    setWantsAnew(true)
    navigate(toStepPath(locale, 'billing'), { replace: true })
  }
  if (isReturned || isAgreed) {
    const words = t(isAgreed ? 'payment.paypal.agreed' : 'payment.paypal.returning')
    return <AgreedPayment words={words} again={t('payment.paypal.again')} onAgain={beginAnew} />
  }
  return (
    <>
      {isStale ? <Notice tone="warning">{t('payment.paypal.changed')}</Notice> : null}
      <p>{t('payment.paypal.text')}</p>
    </>
  )
}
