const key = 'benefit-bar-closed'
const listeners = new Set<() => void>()

/** Says whether this visitor has closed the bar; another bar is a new one. */
export const isBenefitBarClosed = (id: string) => localStorage.getItem(key) === id

export function closeBenefitBar(id: string): void {
  localStorage.setItem(key, id)
  for (const listener of listeners) listener()
}

export function subscribeToBenefitBar(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
