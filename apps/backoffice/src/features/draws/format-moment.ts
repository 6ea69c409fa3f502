type Place = { readonly locale: string; readonly timeZone: string }

/** Writes a moment of a draw by the clock of its site, which it names. */
export function formatMoment(at: string, { locale, timeZone }: Place): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return `${format.format(new Date(at))} (${timeZone})`
}
