/** `away`: the network is there and the shop does not answer. `back`: it does again, for a moment. */
export type Connection = 'online' | 'offline' | 'away' | 'back'

export type PageStatus = {
  readonly connection: Connection
  /** How much of a bot challenge's work is done, from 0 to 1; null while none is asked for. */
  readonly challenge: number | null
}

let status: PageStatus = { connection: 'online', challenge: null }
const listeners = new Set<() => void>()

/** How this page fares beyond what it shows: its connection, and what stands before a call. */
export const pageStatus = {
  get: (): PageStatus => status,
  set(change: Partial<PageStatus>): void {
    status = { ...status, ...change }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
