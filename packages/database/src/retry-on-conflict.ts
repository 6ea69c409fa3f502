import { isRetryable } from './errors.ts'

const mostTries = 5

/** Runs atomic work again from the beginning when the database ended it for a deadlock or a conflict. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries >= mostTries || !isRetryable(error)) throw error
    }
  }
}
