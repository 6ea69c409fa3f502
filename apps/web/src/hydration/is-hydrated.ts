let hydrated = false

/** Says whether React has hydrated the page. False on the server, and in the browser until the hydration is complete. */
export function isHydrated() {
  return hydrated
}

/** Marks the page as hydrated. The shell calls it once. */
export function markHydrated(): void {
  hydrated = true
}
