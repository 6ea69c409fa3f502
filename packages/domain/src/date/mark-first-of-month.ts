/** Writes the first day of a month as French does, '1er déc.', in a date that the platform wrote for a language: '1 déc.'. */
export function markFirstOfMonth(date: string, language: string): string {
  return language.startsWith('fr') ? date.replace(/(?<!\p{N})1(?=\s\p{L}{3})/u, '1er') : date
}
