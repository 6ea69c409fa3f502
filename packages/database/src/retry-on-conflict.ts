import { isRetryable } from './errors.ts'

const mostTries = 5

/** Does what the database does whole or not at all: again from its beginning where a deadlock or a conflict broke it off. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries >= mostTries || !isRetryable(error)) throw error
    }
  }
}
