import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { queryClient } from '../../api/query-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type Props = { readonly cartId: string; readonly cardBody: ReactNode; readonly error: string | null }

/** The ways to pay that this cart can be paid by. */
export function PaymentMethods({ cartId, cardBody, error }: Props) {
  const say = useText()
  const { data } = useQuery(
    {
      queryKey: ['payment-methods', cartId],
      queryFn: () => browserApi.call('cart.listPaymentMethods', { params: { basketId: cartId } }),
    },
    queryClient,
  )
  const [chosen, setChosen] = useState<string>('CREDIT_CARD')
  if (!data) return <Spinner label={say('common.loading')} />
  return (
    <RadioCards
      legend={say('payment.choose')}
      name="payment-method"
      value={chosen}
      onChange={setChosen}
      error={error}
      cards={data.paymentMethods.map(({ code, label }) => ({
        value: code,
        title: label,
        body: code === 'CREDIT_CARD' ? cardBody : null,
      }))}
    />
  )
}
