const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

/**
 * Gives the focus back to what opened a dialog. If that is gone, such as the button of a removed item, the focus goes to the first
 * element that can have it in the nearest place that is still there, instead of the top of the page.
 */
export function returnFocus(opener: unknown, ancestors: readonly HTMLElement[]): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!isLost) return
  if (opener instanceof HTMLElement && opener.isConnected) {
    opener.focus()
    if (document.activeElement === opener) return
  }
  const place = ancestors.find((ancestor) => ancestor !== document.body && document.body.contains(ancestor))
  const candidates = [...(place?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  // A part that hydrated meanwhile may have rendered its controls anew.
  const renewed = candidates.filter((candidate) => opener instanceof HTMLElement && candidate.isEqualNode(opener))
  for (const candidate of [...renewed, ...candidates]) {
    candidate.focus()
    if (document.activeElement === candidate) return
  }
}
