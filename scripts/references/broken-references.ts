import { posix } from 'node:path'
import { citationRules } from './citation-rules.ts'
import { listPassages, type Passage } from './list-passages.ts'
import { type KnownReferences, listAnchors } from './read-pages.ts'

/** A reference that does not resolve. */
export type BrokenReference = {
  readonly path: string
  readonly line: number
  readonly rule: string
  readonly sentence: string
}

/** The facts of the repository that the rules need. */
export type Repository = KnownReferences & {
  readonly exists: (path: string) => boolean
  readonly read: (path: string) => string
}

/** Lists the references of a file that do not resolve: citations in prose, links of Markdown pages, and paths to pages and sources. */
export function listBrokenReferences(path: string, text: string, repository: Repository): BrokenReference[] {
  const passages = listPassages(path, text)
  const found = passages.flatMap((passage) => [
    ...listBrokenCitations(passage, repository),
    ...listBrokenPages(path, passage, repository),
    ...(path.endsWith('.md')
      ? [...listBrokenLinks(path, passage, repository), ...listMissingPaths(passage, repository)]
      : []),
  ])
  return found.map((broken) => ({ path, ...broken }))
}

type Found = Omit<BrokenReference, 'path'>

function listBrokenCitations(passage: Passage, known: KnownReferences): Found[] {
  return citationRules.flatMap(({ name, pattern, explain }) =>
    [...passage.text.matchAll(pattern)].flatMap((match) => {
      const sentence = explain(match, known)
      return sentence === null ? [] : [toFound({ passage, index: match.index }, name, sentence)]
    }),
  )
}

/** Paths of pages, with or without an anchor, in any text. */
function listBrokenPages(path: string, passage: Passage, repository: Repository): Found[] {
  const pages = passage.text.matchAll(/(?<![\w./-])docs\/[\w/-]+\.md(?:#([\w-]+))?/g)
  return [...pages].flatMap((match) => {
    if (path.endsWith('.md') && passage.text[match.index - 1] === '(') return []
    const sentence = explainTarget(match[0], repository)
    return sentence === null ? [] : [toFound({ passage, index: match.index }, 'page', sentence)]
  })
}

/** Links between Markdown pages, relative to the page that holds them. */
function listBrokenLinks(path: string, passage: Passage, repository: Repository): Found[] {
  const links = passage.text.matchAll(/\]\(<?([^)\s>]+)>?\)/g)
  return [...links].flatMap((match) => {
    const [, target = ''] = match
    if (/^[a-z]+:/.test(target) || isInCode(passage.text, match.index)) return []
    const resolved = target.startsWith('#') ? `${path}${target}` : posix.join(posix.dirname(path), target)
    const sentence = explainTarget(resolved, repository)
    return sentence === null ? [] : [toFound({ passage, index: match.index }, 'link', sentence)]
  })
}

const sources = /`((?:apps|packages|atelier|e2e|bench|prove|test-kit|scripts|docs)\/[\w./-]*[\w/])`/g

/** Files and folders that a page names between backticks. */
function listMissingPaths(passage: Passage, { exists }: Repository): Found[] {
  return [...passage.text.matchAll(sources)].flatMap((match) => {
    const [, named = ''] = match
    const target = named.replace(/\/$/, '')
    return exists(target) ? [] : [toFound({ passage, index: match.index }, 'path', `${named} does not exist`)]
  })
}

function explainTarget(target: string, { exists, read }: Repository): string | null {
  const [file = '', anchor] = target.split('#')
  const path = file.replace(/\/$/, '')
  if (!exists(path)) return `${path} does not exist`
  if (anchor === undefined || !path.endsWith('.md') || listAnchors(read(path)).has(anchor)) return null
  return `${path} has no heading #${anchor}`
}

/** Whether a position of a Markdown page lies in a fenced block or a code span. */
function isInCode(text: string, index: number): boolean {
  const before = text.slice(0, index)
  const inFence = (before.match(/^```/gm)?.length ?? 0) % 2 === 1
  const inLine = before.slice(before.lastIndexOf('\n') + 1)
  return inFence || (inLine.match(/`/g)?.length ?? 0) % 2 === 1
}

function toFound({ passage, index }: { passage: Passage; index: number }, rule: string, sentence: string): Found {
  const line = passage.line + passage.text.slice(0, index).split('\n').length - 1
  return { line, rule, sentence }
}
