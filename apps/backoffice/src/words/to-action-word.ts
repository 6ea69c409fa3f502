import type { WordKey } from './words-context.ts'

/** Names an action of the audit log: in words where the back office made it, otherwise by the call of the storefront. */
export function toActionWord(t: (id: WordKey) => string, action: string): string {
  const id = `backoffice.action.${action.replace(/^backoffice\./, '')}` as WordKey
  const word = t(id)
  return word === id ? action : word
}
