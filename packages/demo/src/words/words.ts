/** Text for shoppers in the demo shop's languages; English is American and is respelled for other countries. */
export type Words = { readonly en: string; readonly de: string; readonly fr: string }

/** Makes one text of several, language by language. */
export function mapWords(words: readonly Words[], join: (parts: readonly string[]) => string): Words {
  return {
    en: join(words.map(({ en }) => en)),
    de: join(words.map(({ de }) => de)),
    fr: join(words.map(({ fr }) => fr)),
  }
}

/** A name that is the same in every language. */
export function same(text: string): Words {
  return { en: text, de: text, fr: text }
}

/** Puts values in the place of `{name}` marks. */
export function fill(words: Words, values: Readonly<Record<string, Words>>): Words {
  const put = (language: keyof Words): string =>
    words[language].replace(/\{(\w+)\}/g, (mark, name: string) => values[name]?.[language] ?? mark)
  return { en: put('en'), de: put('de'), fr: put('fr') }
}

/** Short form for lists of texts: English, German, French. */
export function say(en: string, de: string, fr: string): Words {
  return { en, de, fr }
}
