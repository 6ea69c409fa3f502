import { seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'

/** The pause before a failed call is repeated (PAY-07). */
const pricePause: Duration = seconds(3)

type PaypalInput = { readonly cartId: string; readonly isExpress: boolean }

/** Opens a PayPal session for the cart and gives the address of its page; a failed call is repeated once (PAY-07). */
export async function openPaypal(input: PaypalInput, pause = sleep): Promise<string> {
  try {
    return await fetchAddress(input)
  } catch (error) {
    if (!isLost(error)) throw error
    await pause(pricePause)
    return fetchAddress(input)
  }
}

async function fetchAddress({ cartId, isExpress }: PaypalInput): Promise<string> {
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
