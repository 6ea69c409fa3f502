/** Returns whether a text names an IANA time zone, such as `Europe/Rome`. */
export function isTimeZone(text: string): boolean {
  try {
    return text !== '' && new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    // Intl answers an unknown zone by a RangeError only.
    return false
  }
}
