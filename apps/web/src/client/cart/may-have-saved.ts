const toKey = () => `saved.${document.documentElement.dataset.site ?? ''}`

/** Says whether this browser has saved something: who never did is not asked for a list without a cart. */
export function mayHaveSaved() {
  return localStorage.getItem(toKey()) !== null
}

/** Remembers whether there is something on the list. */
export function rememberSaved(total: number): void {
  if (total > 0) localStorage.setItem(toKey(), '1')
  else localStorage.removeItem(toKey())
}
