import { seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { isApiError } from '../api/api-error.ts'
import { addItem } from './add-item.ts'
import type { Cart, ItemInput } from './cart.ts'

/** The pause before a failed addition is tried once more (QS-02). */
const retryPause: Duration = seconds(2)

/** Adds an item, and tries once more after a failure, unless the item is a gift with purchase, which no shopper adds by hand (QS-02). */
export async function addWithRetry(item: ItemInput, pause = sleep): Promise<Cart> {
  const idempotencyKey = crypto.randomUUID()
  try {
    return await addItem(item, {}, { idempotencyKey })
  } catch (error) {
    if (isApiError(error, 'GWP403')) throw error
    await pause(retryPause)
    // The server may have carried out a request whose answer was lost; by the same key it does so once. A refusal is asked anew.
    return addItem(item, {}, { idempotencyKey: isRefusal(error) ? crypto.randomUUID() : idempotencyKey })
  }
}

const isRefusal = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500

const sleep = (duration: Duration) => new Promise<void>((resolve) => setTimeout(resolve, duration))
