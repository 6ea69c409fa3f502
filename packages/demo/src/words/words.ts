/** One text in every locale that the demo shop has words for. */
export type Words = Readonly<Record<string, string>>

/** Joins several texts to one, locale by locale. */
export function joinWords(texts: readonly Words[], separator: string): Words {
  const locales = Object.keys(texts[0] ?? {})
  return Object.fromEntries(
    locales.map((locale) => [locale, texts.map((words) => words[locale] ?? '').join(separator)]),
  )
}

/** Puts values in the place of `{name}` marks in every locale. A plain string is the same in all of them. */
export function fillWords(words: Words, values: Readonly<Record<string, Words | string>>): Words {
  return Object.fromEntries(
    Object.entries(words).map(([locale, text]) => [
      locale,
      fillText(text, (name) => {
        const value = values[name]
        return typeof value === 'string' ? value : value?.[locale]
      }),
    ]),
  )
}

/** Puts values in the place of `{name}` marks; a mark without a value stays. */
export function fillText(text: string, find: (name: string) => string | undefined): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => find(name) ?? mark)
}
