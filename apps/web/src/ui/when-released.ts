/**
 * Waits until a button that is pressed now is released and clicked. What appears before that moves the button away from under the
 * pointer, and the click is lost.
 */
export function whenReleased(): Promise<void> {
  if (!document.querySelector(':active')) return Promise.resolve()
  // The click follows in the same task.
  return new Promise((resolve) => addEventListener('mouseup', () => setTimeout(resolve), { once: true }))
}
