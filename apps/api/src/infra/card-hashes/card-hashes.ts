import type { HashedCard } from '@lacehouse/database/hash-card'
import { seconds } from '@lacehouse/domain/time/durations'
import Tinypool from 'tinypool'
import type { CardSecrets } from './hash-one-card.ts'

/** The hashing of many cards, one after the other, outside the threads that files and compression use. */
export type CardHashes = {
  readonly hash: (card: CardSecrets) => Promise<HashedCard>
  readonly close: () => Promise<void>
}

/** Time after which the idle thread ends. */
const idleTimeout = seconds(20)

/**
 * Opens the thread in which the cards of an order are hashed. Node's own pool has four threads for the whole process: the slow hashes
 * of one large order would occupy them, and files and compressed pages would wait.
 */
export function openCardHashes(): CardHashes {
  const pool = new Tinypool({
    filename: new URL('./hash-one-card.ts', import.meta.url).href,
    name: 'hashOneCard',
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  })
  return {
    hash: async (card) => {
      const { numberHash, pinHash }: HashedCard = await pool.run(card)
      // A thread hands over the bytes of a buffer.
      return { numberHash: Buffer.from(numberHash), pinHash }
    },
    close: () => pool.destroy(),
  }
}
