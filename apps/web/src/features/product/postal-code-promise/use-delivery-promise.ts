import type { DeliveryPromise } from '@lacehouse/contracts'
import type { MessageKey } from '@lacehouse/messages'
import { useEffect, useState } from 'react'
import { isApiError } from '../../../client/api/api-error.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { rememberPostalCode } from '../../../client/products/known-postal-code.ts'

type Answer =
  | { readonly promise: DeliveryPromise }
  | { readonly refusal: MessageKey; readonly postalCode: string }
  | null

/** Asks when a product arrives at a postal code, and remembers the code that got an answer. */
export function useDeliveryPromise(productId: string, known: string) {
  const [answer, setAnswer] = useState<Answer>(null)
  const [isBusy, setBusy] = useState(false)

  async function ask(postalCode: string): Promise<void> {
    setBusy(true)
    try {
      const promise = await browserApi.call('products.deliveryPromise', {
        params: { productId },
        query: { postalCode },
      })
      setAnswer({ promise })
      rememberPostalCode(promise.postalCode)
    } catch (failure) {
      setAnswer({ refusal: toWords(failure), postalCode })
    } finally {
      setBusy(false)
    }
  }

  // What this browser remembers is asked once, when the field appears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the field is there
  useEffect(() => {
    if (known) void ask(known)
  }, [])

  return { answer, isBusy, ask: (postalCode: string) => void ask(postalCode) }
}

function toWords(failure: unknown): MessageKey {
  if (isApiError(failure, 'CHK320')) return 'delivery.malformed'
  if (isApiError(failure, 'CHK380')) return 'delivery.unknown'
  return isApiError(failure, 'SHP404') ? 'delivery.elsewhere' : 'delivery.failed'
}
