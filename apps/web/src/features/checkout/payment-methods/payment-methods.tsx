import { useQuery } from '@tanstack/react-query'
import { type Ref, Suspense, useState } from 'react'
import { browserApi } from '../../../api/browser-api.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { Cart } from '../../../cart/cart.ts'
import { useText } from '../../../i18n/use-text.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type PaymentBodyHandle, paymentBodies, paymentParts } from './payment-method-parts.ts'

type Props = {
  readonly cart: Cart
  readonly error: string | null
  readonly onSubmit: () => void
  /** The body of the chosen method; null where nothing is left for one to pay. */
  readonly ref: Ref<PaymentBodyHandle>
}

/** The ways to pay this cart: what pays a part of it, and the choice of what pays the rest (CHK-04). */
export function PaymentMethods({ cart, error, onSubmit, ref }: Props) {
  const say = useText()
  const { data } = useQuery(
    {
      queryKey: ['payment-methods', cart.id],
      queryFn: () => browserApi.call('cart.listPaymentMethods', { params: { basketId: cart.id } }),
    },
    queryClient,
  )
  const [picked, setPicked] = useState<string | null>(null)
  if (!data) return <Spinner label={say('common.loading')} />
  const methods = data.paymentMethods.filter(({ code }) => paymentBodies[code])
  const chosen = picked ?? findChosen(cart) ?? methods[0]?.code
  return (
    <>
      {data.paymentMethods.map(({ code }) => {
        const Part = paymentParts[code]
        return Part ? (
          <Suspense key={code} fallback={<Spinner />}>
            <Part cart={cart} />
          </Suspense>
        ) : null
      })}
      <RadioCards
        legend={say('payment.choose')}
        name="payment-method"
        value={chosen}
        onChange={setPicked}
        error={error}
        cards={methods.map(({ code, label }) => {
          const Body = paymentBodies[code]
          return {
            value: code,
            title: label,
            body: Body && (
              <Suspense fallback={<Spinner label={say('common.loading')} />}>
                <Body cart={cart} onSubmit={onSubmit} ref={ref} />
              </Suspense>
            ),
          }
        })}
      />
    </>
  )
}

/** The method that the cart is to be paid by already. */
const findChosen = (cart: Cart): string | undefined =>
  cart.payment_instruments.find(({ payment_method_id }) => paymentBodies[payment_method_id])?.payment_method_id
