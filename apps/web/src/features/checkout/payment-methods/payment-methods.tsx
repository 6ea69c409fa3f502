import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Ref, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../../../client/api/browser-api.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import type { Cart } from '../../../client/cart/cart.ts'
import { countPaidByParts } from '../../../client/cart/paid-by-parts.ts'
import { useShop } from '../../../client/use-shop.ts'
import type { FieldError } from '../../../components/address/list-field-errors.ts'
import { PaymentMarks } from '../../../components/payment/payment-marks.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { paymentBodies } from './payment-method-parts.ts'
import type { PaymentBodyHandle } from './payment-method-props.ts'
import { PaymentParts } from './payment-parts.tsx'

type Props = {
  readonly cart: Cart
  readonly error: string | null
  /** Why the order was refused at one of the parts. */
  readonly refusal: FieldError | null
  readonly onSubmit: () => void
  /** Called when the entries of the chosen method have become complete, or another method is chosen. */
  readonly onComplete: () => void
  /** The body of the chosen method; null where nothing is left to pay. */
  readonly ref: Ref<PaymentBodyHandle>
}

/** Shows the parts that pay a portion of the cart, and the choice of the method for the rest (CHK-04). */
export function PaymentMethods({ cart, error, refusal, onSubmit, onComplete, ref }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { site } = useShop()
  const { data } = useQuery(
    {
      queryKey: ['payment-methods', cart.id, cart.version],
      queryFn: () => browserApi.call('cart.listPaymentMethods', { params: { basketId: cart.id } }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const [search] = useSearchParams()
  const [picked, setPicked] = useState<string | null>(null)
  if (!data) return <Spinner label={t('common.loading')} />
  const methods = data.paymentMethods.filter(({ code }) => paymentBodies[code])
  const chosen = picked ?? findReturned(search.get('wallet')) ?? findChosen(cart) ?? methods[0]?.code
  const { paid, left } = countPaidByParts(cart)
  return (
    <>
      <PaymentParts cart={cart} methods={data.paymentMethods} refusal={refusal} />
      {left > 0 ? (
        <RadioCards
          legend={paid > 0 ? t('payment.chooseRest', { amount: amount(left, cart.currency) }) : t('payment.choose')}
          name="payment-method"
          value={chosen}
          onChange={(code) => {
            onComplete()
            setPicked(code)
          }}
          error={error}
          cards={methods.map(({ code, label }) => {
            const Body = paymentBodies[code]
            return {
              value: code,
              title: label,
              end: <PaymentMarks method={code} country={site.country} />,
              body: Body && (
                <Suspense fallback={<Spinner label={t('common.loading')} />}>
                  <Body cart={cart} onSubmit={onSubmit} onComplete={onComplete} ref={ref} />
                </Suspense>
              ),
            }
          })}
        />
      ) : (
        <Notice tone={error ? 'negative' : 'positive'}>{error ?? t('payment.covered')}</Notice>
      )}
    </>
  )
}

/** Finds the method from whose page the shopper returns, by the address: `?wallet=paypal`. */
const findReturned = (wallet: string | null): string | undefined =>
  Object.keys(paymentBodies).find((code) => code.toLowerCase() === wallet)

/** Finds the method that is set on the cart. */
const findChosen = (cart: Cart): string | undefined =>
  cart.payment_instruments.find(({ payment_method_id }) => paymentBodies[payment_method_id])?.payment_method_id
