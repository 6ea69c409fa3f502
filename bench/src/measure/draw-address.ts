/** Draws the network address of a caller, as a proxy would send it: calls are limited by it. */
export function drawAddress(): string {
  return [10, 0, 0, 0].map((first) => first || 1 + Math.floor(Math.random() * 254)).join('.')
}
