import { listPassages, type Passage } from '../references/list-passages.ts'
import { type GivenName, listNames, splitName } from './list-names.ts'
import { type PrivateTerm, privateProse, privateTerms } from './private-terms.ts'

/** A private word with its place and the term to use instead. */
export type PrivateWord = { readonly path: string; readonly line: number; readonly sentence: string }

/** Lists the private words of a file in declared names, comments and test titles. */
export function listPrivateWords(path: string, text: string): PrivateWord[] {
  const named = listNames(path, text).flatMap((given) => explainName(path, given))
  const spoken = listPassages(path, text)
    .filter((passage) => isProse(path, passage))
    .flatMap((passage) => explainProse(path, passage))
  return [...new Map([...named, ...spoken].map((found) => [`${found.line} ${found.sentence}`, found])).values()].map(
    (found) => ({ path, ...found }),
  )
}

function explainName(path: string, { line, name }: GivenName) {
  const words = splitName(name)
  const kebab = words.join('-')
  return privateTerms
    .filter((term) => holdsFor(term, path) && !isAccepted(term, path, kebab))
    .filter((term) => term.names?.includes(kebab) || term.words?.some((word) => words.includes(word)))
    .map(({ use }) => ({ line, sentence: `${name}: use ${use}` }))
}

function isAccepted({ unless, allowed = [] }: PrivateTerm, path: string, kebab: string): boolean {
  return unless?.test(kebab) === true || allowed.some((one) => one.path === path && one.name === kebab)
}

function holdsFor({ only, outside }: PrivateTerm, path: string): boolean {
  return only?.test(path) !== false && outside?.test(path) !== true
}

/** Comments, Markdown pages and the titles of tests; other strings are data and words for shoppers. */
function isProse(path: string, { kind, text }: Passage): boolean {
  if (kind === 'comment') return true
  if (kind === 'prose') return path.endsWith('.md')
  return /\.(?:test|spec)\.tsx?$/.test(path) && text.includes(' ')
}

function explainProse(path: string, { line, text }: Passage) {
  const refused = privateProse.filter(({ outside }) => outside?.test(path) !== true)
  return refused.flatMap(({ pattern, use }) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: line + text.slice(0, match.index).split('\n').length - 1,
      sentence: `“${match[0]}”: use ${use}`,
    })),
  )
}
