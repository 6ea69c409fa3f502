/** What the browser remembers of whoever is signed in, so that the page can greet them; everything else is asked for. */
export type Account = { readonly consumerNo: string; readonly consumerType: string; readonly firstName: string }

const toKey = () => `account.${document.documentElement.dataset.site ?? ''}`
const listeners = new Set<() => void>()
let kept: Account | null = null
let keptText: string | null = null

/** Reads who is signed in here; the same object as long as nothing has changed. */
export function readAccount(): Account | null {
  const text = localStorage.getItem(toKey())
  if (text !== keptText) {
    keptText = text
    kept = parse(text)
  }
  return kept
}

/** Remembers who has signed in, or that nobody is. */
export function saveAccount(account: Account | null): void {
  if (account) localStorage.setItem(toKey(), JSON.stringify(account))
  else localStorage.removeItem(toKey())
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

/** Has everybody here look again, after the memory was emptied as a whole. */
export function notifyAccount(): void {
  for (const listener of listeners) listener()
}

function parse(text: string | null): Account | null {
  try {
    const account: Partial<Account> | null = JSON.parse(text ?? 'null')
    if (typeof account?.consumerNo !== 'string') return null
    const { consumerNo, consumerType = 'CONSUMER', firstName = '' } = account
    return { consumerNo, consumerType, firstName }
  } catch {
    // Whatever else wrote there, it is nobody's account.
    return null
  }
}
