import { createHash } from 'node:crypto'
import type { BuildRecord } from '@lacehouse/web'

/** A page as a browser receives it. */
export type ServedPage = {
  readonly status: number
  readonly headers: Headers
  readonly html: string
}

export type ExpectedPage = {
  /** The headers that decide what the page may load and run. */
  readonly headers: Readonly<Record<string, string>>
  readonly record: BuildRecord
  /** The path of the page, as in the record: `/en-us/checkout`. */
  readonly path: string
}

const tag = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
const anyScript = /<script\b/gi
const link = /<link\b[^>]*>/gi
/** Elements that load or send something, and that no payment page of the build has. */
const foreignElement = /<(?:applet|base|embed|frame|iframe|object|portal)\b[^>]*>/gi
const handler = /<[a-z][^<>]*\son[a-z]+\s*=[^<>]*>/gi
const scriptAddress = /(?:href|src|action|formaction)\s*=\s*["']?\s*javascript:/gi
const foreignForm = /<form\b[^>]*\baction\s*=\s*["']?(?:https?:)?\/\/[^>]*>/gi
const data = /\btype="application\/(?:ld\+)?json"/

/**
 * Compares a served page with what the build made: its headers, every inline script and style, every file that it names, and elements
 * that could load or send something. It reads text and not a document, so that it also finds what a browser would ignore. An empty list
 * says that the page is as it was built.
 */
export function listPageProblems(page: ServedPage, { headers, record, path }: ExpectedPage): string[] {
  if (page.status !== 200) return [`answered with status ${page.status}`]
  const hashes = record.pages[path]
  if (!hashes) return ['not a page of this build']
  const markup = page.html.replaceAll(tag, '')
  const problems = [
    ...listHeaderProblems(page.headers, headers),
    ...listInlineProblems(page.html, hashes),
    ...listFileProblems(page.html, record.assets),
    ...toProblems(markup, foreignElement, 'an added element'),
    ...toProblems(markup, handler, 'an added event handler'),
    ...toProblems(markup, scriptAddress, 'an address that runs a script'),
    ...toProblems(markup, foreignForm, 'a form to another origin'),
  ]
  return [...new Set(problems)]
}

/** Lists the script files that a page names, to compare their bytes too. */
export function listNamedFiles(html: string): string[] {
  const named = [...html.matchAll(link)].map(([text]) => readLink(text)).filter(({ isScript }) => isScript)
  return [...new Set(named.map(({ href }) => href))]
}

/** Computes the hash by which the record of the build names a file or an inline script. */
export function toRecordHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

const listHeaderProblems = (served: Headers, expected: Readonly<Record<string, string>>): string[] =>
  Object.entries(expected).flatMap(([name, value]) => {
    const found = served.get(name)
    if (found === value) return []
    return [found === null ? `the header ${name} is absent` : `the header ${name} differs: ${shorten(found)}`]
  })

type Hashes = { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] }

const listInlineProblems = (html: string, { scriptHashes, styleHashes }: Hashes): string[] => {
  const found = [...html.matchAll(tag)].map(([, name = '', attributes = '', text = '']) => ({
    isScript: name.toLowerCase() === 'script',
    attributes,
    text,
  }))
  const scripts = found.filter(({ isScript }) => isScript)
  // A script without its end, or one inside of another, is no match of its own.
  const isUneven = (html.match(anyScript)?.length ?? 0) !== scripts.length
  return [
    ...(isUneven ? ['a script whose end is unclear'] : []),
    ...scripts
      .filter(({ attributes, text }) => !isKnownScript(attributes, text, scriptHashes))
      .map(({ attributes, text }) => `an added script: ${shorten(`<script${attributes}>${text}`)}`),
    ...found
      .filter(({ isScript, text }) => !isScript && !styleHashes.includes(toRecordHash(text)))
      .map(({ attributes, text }) => `an added style: ${shorten(`<style${attributes}>${text}`)}`),
  ]
}

const isKnownScript = (attributes: string, text: string, hashes: readonly string[]): boolean => {
  if (/\bsrc\b/i.test(attributes)) return false
  return data.test(attributes) || hashes.includes(toRecordHash(text))
}

const listFileProblems = (html: string, assets: BuildRecord['assets']): string[] =>
  [...html.matchAll(link)]
    .map(([text]) => readLink(text))
    .filter(({ isScript, isStyle }) => isScript || isStyle)
    .flatMap(({ href, integrity, isScript }) => {
      const known = assets[href]
      if (!known) return [`an added file: ${shorten(href)}`]
      // The style sheets are in the page: their links are disabled and carry no hash.
      return !isScript || integrity === known ? [] : [`a file with another hash: ${href}`]
    })

const readLink = (text: string) => {
  const read = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? ''
  const rel = read('rel').toLowerCase()
  return {
    href: read('href').replace(/#.*$/, ''),
    integrity: read('integrity'),
    isScript: rel.includes('modulepreload') || read('as') === 'script',
    isStyle: rel.includes('stylesheet'),
  }
}

const toProblems = (html: string, pattern: RegExp, what: string): string[] =>
  [...html.matchAll(pattern)].map(([text]) => `${what}: ${shorten(text)}`)

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text)
