import { localStore } from '../../client/storage/browser-storage.ts'

const key = 'benefit-bar-closed'
/**
 * Hides a closed bar before the first paint, so that nothing moves. The text is the same on every page, because the
 * content security policy names its hash.
 */
export const hideClosedBar = `try{let e=document.documentElement;localStorage['${key}']===e.dataset.bar&&(e.dataset.barClosed='')}catch{}`

const listeners = new Set<() => void>()

/** Says whether this visitor has closed the bar with this id. */
export function isBenefitBarClosed(id: string) {
  return localStore.getItem(key) === id
}

export function closeBenefitBar(id: string): void {
  localStore.setItem(key, id)
  for (const listener of listeners) listener()
}

export function subscribeToBenefitBar(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
