import { findLanguage, listWords } from './find-language.ts'
import { listForbiddenWords } from './masked-words.ts'

/** What the automatic first look may find in a text. */
export const findingKinds = ['forbidden_word', 'link', 'contact', 'repetition', 'repeated_text', 'language'] as const
export type FindingKind = (typeof findingKinds)[number]

/** A finding with the part of the text that it is about; a language has its code, a repeated text the products that have it already. */
export type Finding = { readonly kind: FindingKind; readonly part: string }

const linkPattern =
  /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+\.(?:com|net|org|info|shop|store|biz|io|me|de|at|ch|fr|ca|co|uk|us|eu|ru|cn|xyz|top)(?:\/\S*)?(?![\p{L}\p{N}])/giu
const emailPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const phonePattern = /(?:\+|\b00|\b0|\()\d[\d\s()./-]{6,}\d/gu
/** A sign or a syllable many times in a row. */
const runPattern = /(\S{1,4}?)\1{5,}/gu
/** As many words as this make a share meaningful. */
const fewestWords = 12

/**
 * The automatic first look at what a person wrote: words that no one should read, links, contact data, repeated text and a language that
 * the site does not have. Forbidden words are those of every language, because a German reads an English insult too.
 */
export function screenText(texts: readonly string[], languages: readonly string[]): Finding[] {
  const text = texts.filter((part) => part !== '').join('\n')
  const emails = text.match(emailPattern) ?? []
  const withoutEmails = emails.reduce((rest, email) => rest.replace(email, ' '), text)
  return [
    ...listForbiddenWords(text).map(toFinding('forbidden_word')),
    ...[...new Set(withoutEmails.match(linkPattern) ?? [])].map(toFinding('link')),
    ...[...new Set([...emails, ...(withoutEmails.match(phonePattern) ?? [])])].map(toFinding('contact')),
    ...findRepetition(text),
    ...findForeignLanguage(text, languages),
  ]
}

const toFinding =
  (kind: FindingKind) =>
  (part: string): Finding => ({ kind, part: part.slice(0, 200) })

/** The finding that a text is one that others wrote, or that its writer wrote about other products. */
export function toRepeatedText(productIds: readonly string[]): Finding {
  return toFinding('repeated_text')(productIds.join(', '))
}

const findRepetition = (text: string): Finding[] => {
  const [run] = text.match(runPattern) ?? []
  if (run) return [toFinding('repetition')(run)]
  const sentences = text
    .split(/[.!?\n]+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => listWords(sentence).length >= 3)
  const twice = sentences.find((sentence, at) => sentences.indexOf(sentence) !== at)
  if (twice) return [toFinding('repetition')(twice)]
  const all = listWords(text)
  if (all.length < fewestWords || new Set(all).size * 3 > all.length) return []
  return [toFinding('repetition')(all[0] ?? '')]
}

const findForeignLanguage = (text: string, languages: readonly string[]): Finding[] => {
  const language = findLanguage(text)
  return language === null || languages.includes(language) ? [] : [{ kind: 'language', part: language }]
}

/**
 * Decides what happens to a text after its first look: a text without findings is published at once, unless it has photos, which no
 * program has seen (decision 0075). The others wait for the staff.
 */
export function planPublication(findings: readonly Finding[], photoCount: number): 'waiting' | 'published' {
  return findings.length === 0 && photoCount === 0 ? 'published' : 'waiting'
}
