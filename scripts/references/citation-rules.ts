import type { KnownReferences } from './read-pages.ts'

/** A notation for references in prose, and the problem of one; null if it resolves. */
type CitationRule = {
  readonly name: string
  readonly pattern: RegExp
  readonly explain: (match: RegExpExecArray, known: KnownReferences) => string | null
}

/** References to documents outside the repository, which readers do not have. */
const foreign = [
  /\bS[12]\.\d{1,2}\b/g,
  /\(decisions[,)]|\bdecisions, (?:Bounds|Money|Sessions|Sites|States|Codes|Calls|Real parts)\b/g,
  /\b[Tt]he documents(?:['’]|,? (?:name|show|let|have|use|leave|spell|say|call|ask|want|give|do not)s?\b)/g,
  /\b(?:calls\.tsv|ledger\.md|decisions\.md|stack\.md|1-core-shopping|2-account-catalogue-content)\b/g,
  /\b[Tt]he specification\b|\bspecification section\b/g,
]

/** All notations for references in prose, and when they do not resolve. */
export const citationRules: readonly CitationRule[] = [
  ...foreign.map((pattern) => ({
    name: 'foreign',
    pattern,
    explain: ([text]: RegExpExecArray) => `“${text}” leads out of the repository: name a behaviour or a page of docs/`,
  })),
  {
    name: 'behaviour',
    pattern: /\b([A-Z]{2,4})-\d\d\b(?!-)/g,
    explain: ([id, area = ''], { behaviours }) => {
      if (behaviours.has(id) || ![...behaviours].some((known) => known.startsWith(`${area}-`))) return null
      return `${id} is no behaviour of docs/behaviours.md`
    },
  },
  {
    name: 'decision',
    pattern: /\b[Dd]ecisions? (\d{1,4})\b|\bdecisions\/(\d{4})(?![\d-])/g,
    explain: ([text, number, inPath], { decisions }) => {
      const wanted = (number ?? inPath ?? '').padStart(4, '0')
      return decisions.has(wanted) ? null : `${text} is not in docs/decisions`
    },
  },
  {
    name: 'case',
    pattern: /(?<![\w$.:-])T\d{1,2}\b(?![:.\w-])/g,
    explain: ([id], { cases }) => (cases.has(id) ? null : `${id} is no case of docs/proof.md`),
  },
]
