import { seconds } from '@lacehouse/domain/time/durations'
import type { RefObject } from 'react'
import type { PaymentBodyHandle } from './payment-method-props.ts'

/** For how long a shopper who continues waits for the code of the method that was chosen just before. */
const patience = seconds(10)
const interval = 50

/** Waits for the body of the chosen method, whose code comes when it is chosen. Null where it does not come in 10 seconds. */
export async function waitForBody(payment: RefObject<PaymentBodyHandle | null>): Promise<PaymentBodyHandle | null> {
  for (let waited = 0; !payment.current && waited < patience; waited += interval)
    await new Promise((resolve) => setTimeout(resolve, interval))
  return payment.current
}
