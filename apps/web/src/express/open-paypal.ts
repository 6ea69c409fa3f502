import { seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'

/** The pause before a failed question for the price is repeated once (PAY-07). */
const pricePause: Duration = seconds(3)

type PaypalRequest = { readonly cartId: string; readonly isExpress: boolean }

/** Has PayPal's page opened for what the cart costs, and answers its address; a price that cannot be had is asked for once more (PAY-07). */
export async function openPaypal(request: PaypalRequest, pause = sleep): Promise<string> {
  try {
    return await fetchAddress(request)
  } catch (error) {
    if (!isLost(error)) throw error
    await pause(pricePause)
    return fetchAddress(request)
  }
}

async function fetchAddress({ cartId, isExpress }: PaypalRequest): Promise<string> {
  const { meta } = await browserApi.call('cart.paymentSession', {
    query: {
      cartId,
      paymentMethodId: 'PAYPAL',
      referer: location.href,
      ...(isExpress && { paymentMethod: 'express' }),
    },
  })
  if (!meta.redirectUrl) throw new Error('PayPal names no page')
  return meta.redirectUrl
}

const isLost = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 500)

const sleep = (duration: Duration) => new Promise<void>((resolve) => setTimeout(resolve, duration))
