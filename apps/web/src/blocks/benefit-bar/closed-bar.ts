const key = 'benefit-bar-closed'
/** Runs before anything is painted, so that a closed bar never shows and nothing moves; it stands in every page as it is, for its hash. */
export const hideClosedBar = `try{let e=document.documentElement;localStorage['${key}']===e.dataset.bar&&(e.dataset.barClosed='')}catch{}`

const listeners = new Set<() => void>()

/** Says whether this visitor has closed the bar; another bar is a new one. */
export function isBenefitBarClosed(id: string) {
  return localStorage.getItem(key) === id
}

export function closeBenefitBar(id: string): void {
  localStorage.setItem(key, id)
  for (const listener of listeners) listener()
}

export function subscribeToBenefitBar(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
