import { localStore } from '../storage/browser-storage.ts'
/** The signed-in account as this browser remembers it, which is enough to greet the shopper. Everything else is fetched. */
export type Account = {
  readonly consumerNo: string
  readonly consumerType: string
  readonly firstName: string
  /** The agent who acts for the consumer (AUTH-09). */
  readonly agentName?: string
}

const toKey = () => `account.${document.documentElement.dataset.site ?? ''}` as const
const listeners = new Set<() => void>()
let current: Account | null = null
let currentText: string | null = null

/** Reads the remembered account. The object is the same one as long as nothing has changed. */
export function readAccount(): Account | null {
  const text = localStore.getItem(toKey())
  if (text !== currentText) {
    currentText = text
    current = parse(text)
  }
  return current
}

/** Remembers the account that signed in, or forgets it. */
export function saveAccount(account: Account | null): void {
  if (account) localStore.setItem(toKey(), JSON.stringify(account))
  else localStore.removeItem(toKey())
  notifyAccount()
}

/** Calls back when this tab or another one changes it. */
export function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Calls all listeners of this tab, for example after the whole storage was emptied. */
export function notifyAccount(): void {
  for (const listener of listeners) listener()
}

function parse(text: string | null): Account | null {
  try {
    const account: Partial<Account> | null = JSON.parse(text ?? 'null')
    if (typeof account?.consumerNo !== 'string') return null
    const { consumerNo, consumerType = 'CONSUMER', firstName = '', agentName } = account
    return { consumerNo, consumerType, firstName, ...(agentName && { agentName }) }
  } catch {
    // Text that is no account counts as none.
    return null
  }
}
