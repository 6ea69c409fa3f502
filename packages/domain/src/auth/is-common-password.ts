import breachedPasswords from './breached-passwords.json' with { type: 'json' }
import commonWords from './common-passwords.json' with { type: 'json' }

const words: ReadonlySet<string> = new Set(commonWords)
/** Passwords of published breaches in lower case; those without a letter or a digit are refused by the rules of composition. */
const breached: ReadonlySet<string> = new Set(breachedPasswords)

/** Signs that people put in the place of letters. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Returns whether a password is among the first that a guesser tries: one of published breaches, a common word or name with digits or
 * signs around it, also with signs in the place of letters, a run of neighbouring signs, or one short text repeated. Rules of composition
 * allow such passwords (docs/bounds.md).
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  return (
    breached.has(plain) ||
    isWordAlone(plain) ||
    isWordAlone(toLetters(plain)) ||
    isRepeated(plain) ||
    hasOnlyRuns(plain)
  )
}

/** The longest text before or after a common word that makes it no better. */
const longestDecoration = 6

function isWordAlone(text: string): boolean {
  const word = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return words.has(text) || (words.has(word) && text.length - word.length <= longestDecoration)
}

/** Reads digits and signs between letters as letters; those at the end stay, because they are a year or a number. */
function toLetters(text: string): string {
  return text.replaceAll(/[^\p{L}](?=[^\p{L}]*\p{L})/gu, (sign) => letters[sign] ?? sign)
}

function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+.?$/u.test(text) || new Set(text).size <= 3
}

/** At least so many signs in a row make a run. */
const shortestRun = 4

/** Returns whether a text has only runs of neighbouring signs, such as `abcd1234`. */
function hasOnlyRuns(text: string): boolean {
  let run = 1
  let direction = 0
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  for (const [index, code] of codes.entries()) {
    const step = code - (codes[index - 1] ?? Number.NaN)
    if (index === 0) continue
    if (Math.abs(step) === 1 && (direction === 0 || step === direction)) {
      direction = step
      run += 1
    } else {
      if (run < shortestRun) return false
      run = 1
      direction = 0
    }
  }
  return run >= shortestRun
}
