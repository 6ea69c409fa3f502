let taken = false

/** Says that React has taken over the page that the server wrote; called once, by the shell. */
export function takePage(): void {
  taken = true
}

/** True on the server, and in the browser while React goes over what the server has written. */
export function isWritten() {
  return import.meta.env.SSR || !taken
}
