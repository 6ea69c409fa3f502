/** Formats a position in a film as minutes and seconds: `1:05`. */
export function formatPosition(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
