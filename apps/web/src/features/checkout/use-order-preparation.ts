import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { changeCart } from '../../client/cart/change-cart.ts'
import { sendDevicePrint } from '../../client/cart/send-device-print.ts'
import { loadConnection } from '../../client/status/load-connection.ts'

export type OrderPreparation = {
  readonly state: 'preparing' | 'prepared' | 'refused'
  readonly prepare: () => Promise<void>
}

/** Has the server price and check the cart when the step is entered. Only a prepared cart can be ordered. */
export function useOrderPreparation(onRefused: (error: unknown) => void): OrderPreparation {
  const [state, setState] = useState<OrderPreparation['state']>('preparing')
  const hasStarted = useRef(false)

  async function prepare(): Promise<void> {
    setState('preparing')
    try {
      await prepareOrder()
      setState('prepared')
    } catch (error) {
      // Most refusals lead to another step. Where the shopper stays here, a button offers another attempt.
      setState('refused')
      onRefused(error)
    }
  }

  // The server fixes the total that will be charged when the step is entered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time the step is entered
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void prepare()
  }, [])

  return { state, prepare }
}

/** Sends the preparation, and once more after a lost connection: without it nothing can be ordered. */
async function prepareOrder(): Promise<void> {
  try {
    await changeCart(async ({ cartId }) => {
      await sendDevicePrint(cartId)
      return browserApi.call('checkout.prepareOrder', { body: { basketId: cartId } })
    })
  } catch (error) {
    if (!isApiError(error) || error.status !== 0) throw error
    const { whenConnected } = await loadConnection()
    await whenConnected()
    await changeCart(({ cartId }) => browserApi.call('checkout.prepareOrder', { body: { basketId: cartId } }))
  }
}
