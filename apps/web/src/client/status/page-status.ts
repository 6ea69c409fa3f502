/** `away`: the network works and the shop does not answer. `back`: the shop answers again; shown for a moment. */
export type Connection = 'online' | 'offline' | 'away' | 'back'

export type PageStatus = {
  readonly connection: Connection
  /** The share of a bot challenge's work that is done, from 0 to 1; null without a challenge. */
  readonly challenge: number | null
  /** The name of the item that was added last without a connection. */
  readonly heldItem: string | null
}

let status: PageStatus = { connection: 'online', challenge: null, heldItem: null }
const listeners = new Set<() => void>()

/** The status of this page beyond its contents: its connection, and a bot challenge. */
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
