import { localStore } from '../storage/browser-storage.ts'

const toKey = () => `saved.${document.documentElement.dataset.site ?? ''}` as const

/** Says whether this browser may have saved items. Without a cart and without such a mark no list is fetched. */
export function mayHaveSaved() {
  return localStore.getItem(toKey()) !== null
}

/** Remembers whether the list of saved items has any. */
export function rememberSaved(total: number): void {
  if (total > 0) localStore.setItem(toKey(), '1')
  else localStore.removeItem(toKey())
}
