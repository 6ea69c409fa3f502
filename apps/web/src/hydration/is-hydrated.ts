let hydrated = false

/** False on the server, and in the browser while React goes over what the server has written. */
export function isHydrated() {
  return hydrated
}

/** Says that React has taken over the page; called once, by the shell. */
export function markHydrated(): void {
  hydrated = true
}
