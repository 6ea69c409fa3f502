import words from './screening-words.json' with { type: 'json' }

/** Signs that stand for letters in a masked word. */
const signs: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i', '€': 'e' },
}

type Language = keyof typeof words.forbidden

/** Endings that a listed word may have in its language. Stems are too short and too common to be cut, except in Italian. */
const endings: Readonly<Record<Language, readonly string[]>> = {
  en: ['s', 'es', 'ed', 'er', 'ers', 'ing', 'in', 'y'],
  de: ['e', 'en', 'er', 'ern', 'n', 's', 'es'],
  fr: ['s', 'e', 'es', 'x'],
  it: [],
  es: ['s', 'es'],
  nl: ['s', 'e', 'en'],
}
const italianVowels = ['a', 'e', 'i', 'o']
/** Words of colours and peoples have innocent forms: only the listed one is found. */
const fixed = new Set(['neger', 'negro', 'nègre'])

const inflect = (language: Language, word: string): string[] => {
  if (fixed.has(word)) return [word]
  const stem = word.slice(0, -1)
  const isItalian = language === 'it' && stem.length >= 4 && italianVowels.some((vowel) => word.endsWith(vowel))
  if (isItalian) return [word, ...italianVowels.map((vowel) => stem + vowel)]
  return [word, ...endings[language].map((ending) => word + ending)]
}

/** Forbidden words of every language with their inflected forms. */
const forms: ReadonlySet<string> = new Set(
  Object.entries(words.forbidden).flatMap(([language, list]) =>
    list.flatMap((word) => inflect(language as Language, word)),
  ),
)
/** A shorter word is found in a row of single letters only where it is all of it. */
const shortestInside = 4

/** A word with letters, digits and signs that stand for letters, and stars that hide some. */
const tokenPattern = /[\p{L}\p{N}@$!€*]*\p{L}[\p{L}\p{M}\p{N}@$!€*]*/gu
/** Single letters with something between them. */
const spacedPattern = /(?<![\p{L}\p{N}@$])[\p{L}\p{N}@$!€](?:[\s._*/|-]{1,3}[\p{L}\p{N}@$!€](?![\p{L}\p{N}@$])){2,}/gu

const toLetters = (token: string): string => [...token.toLowerCase()].map((sign) => signs[sign] ?? sign).join('')
const shorten = (word: string): string => word.replaceAll(/(\p{L})\1{2,}/gu, '$1')

const isForbidden = (token: string): boolean => {
  const lower = token.toLowerCase()
  // A sign at the end of a sentence is none of the word.
  const word = toLetters(lower.replace(/[!*]+$/, ''))
  return forms.has(lower.replace(/[!*]+$/, '')) || forms.has(word) || forms.has(shorten(word)) || isStarred(lower)
}

/** A word of which stars hide some letters, but neither the first nor most of them. */
const isStarred = (token: string): boolean => {
  const letters = token.replaceAll('*', '')
  if (letters.length === token.length || letters.length < 2 || letters.length * 2 < token.length || token[0] === '*')
    return false
  const word = [...toLetters(token)]
  return [...forms].some(
    (form) => form.length === word.length && word.every((letter, at) => letter === '*' || letter === form[at]),
  )
}

const isForbiddenRow = (row: string): boolean => {
  const joined = toLetters(row.replaceAll(/[\s._*/|-]/g, ''))
  return forms.has(joined) || [...forms].some((form) => form.length >= shortestInside && joined.includes(form))
}

/** Lists the forbidden words of a text as they are written: inflected, with signs for letters, lengthened, starred or spaced out. */
export function listForbiddenWords(text: string): string[] {
  const found = [
    ...(text.match(tokenPattern) ?? []).filter(isForbidden).map((token) => token.toLowerCase().replace(/[!*]+$/, '')),
    ...(text.match(spacedPattern) ?? []).filter(isForbiddenRow),
  ]
  return [...new Set(found)]
}
