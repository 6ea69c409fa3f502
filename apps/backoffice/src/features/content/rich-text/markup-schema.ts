import {
  blockElements,
  inlineElements,
  isLinkAddress,
  markupAttributes,
  newTabRelation,
} from '@lacehouse/domain/content/allowed-markup'
import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { readMarkup } from './read-markup.ts'

/** `block`: paragraphs, headings and lists. `inline`: one line, as titles are. */
export type MarkupKind = 'block' | 'inline'

/** The attributes of an element in their order, so that it is written as it was read. */
export type Attributes = readonly (readonly [name: string, value: string])[]

/** Marks the element whose first paragraph is written without its tags, until the markup is finished. */
export const bareName = 'data-bare'

const attributes = { html: { default: [] as Attributes } }

/** Lists the allowed attributes of an element. */
function listAttributes(element: HTMLElement): Attributes {
  const name = element.localName
  const allowed = [...(markupAttributes['*'] ?? []), ...(markupAttributes[name] ?? [])]
  const found = [...element.attributes].filter((one) => allowed.includes(one.name))
  const listed = found.map((one): readonly [string, string] => [one.name, one.value])
  return name === 'a' && element.getAttribute('target') === '_blank' ? nameRelation(listed) : listed
}

/** Orders the attributes of a link in a new tab as the sanitiser does. */
const nameRelation = (listed: Attributes): Attributes => [
  ...listed.filter(([name]) => name !== 'target' && name !== 'rel'),
  ...listed.filter(([name]) => name === 'target'),
  ['rel', newTabRelation],
]

const readAttributes = (element: HTMLElement) => ({ html: listAttributes(element) })

/** An element of lines or of other elements; `read` names further elements that become it when they are pasted. */
function toNode(name: string, content: string, read: readonly string[] = []): NodeSpec {
  return {
    ...{ attrs: attributes, content, group: 'block', defining: name !== 'p' },
    parseDOM: [name, ...read].map((tag) => ({ tag, getAttrs: readAttributes })),
    toDOM: ({ attrs }): DOMOutputSpec => [name, Object.fromEntries(attrs.html), 0],
  }
}

/** An element whose first paragraph may stand without tags, as the text of a list item usually does. */
function toFrame(name: string, spec: { readonly content: string; readonly isBare: boolean }): NodeSpec {
  return {
    attrs: { ...attributes, bare: { default: spec.isBare } },
    ...{ content: spec.content, defining: true },
    parseDOM: [{ tag: name, getAttrs: (element) => ({ ...readAttributes(element), bare: isBare(element) }) }],
    toDOM: ({ attrs }) => [name, { ...Object.fromEntries(attrs.html), ...(attrs.bare && { [bareName]: '' }) }, 0],
  }
}

const isBare = ({ firstChild }: HTMLElement): boolean => firstChild?.nodeName !== 'P'

const lineBreak: NodeSpec = {
  ...{ attrs: attributes, inline: true, group: 'inline', selectable: false },
  parseDOM: [{ tag: 'br', getAttrs: readAttributes }],
  toDOM: ({ attrs }) => ['br', Object.fromEntries(attrs.html)],
}

const text: NodeSpec = { group: 'inline' }

/** A table is shown and kept as it is; its words are changed in the markup. */
const table: NodeSpec = {
  ...{ attrs: { markup: {} }, group: 'block', atom: true },
  parseDOM: [{ tag: 'table', getAttrs: (element) => (isClean(element) ? { markup: element.outerHTML } : false) }],
  toDOM: ({ attrs }) => readMarkup(attrs.markup).firstElementChild ?? document.createElement('table'),
}

/** A table from elsewhere with more than the sanitiser leaves gives its words to paragraphs. */
const isClean = (table: HTMLElement): boolean =>
  [table, ...table.querySelectorAll<HTMLElement>('*')].every(
    (element) =>
      allowedElements.has(element.localName) &&
      listAttributes(element).length === element.attributes.length &&
      (element.localName !== 'a' || isMeant(element)),
  )

const allowedElements: ReadonlySet<string> = new Set([...inlineElements, ...blockElements])

const blockNodes: Readonly<Record<string, NodeSpec>> = {
  doc: { content: 'block+' },
  p: toNode('p', 'inline*', ['td', 'th']),
  h2: toNode('h2', 'inline*', ['h1']),
  h3: toNode('h3', 'inline*'),
  h4: toNode('h4', 'inline*', ['h5', 'h6']),
  blockquote: { ...toFrame('blockquote', { content: 'block+', isBare: false }), group: 'block' },
  ul: toNode('ul', 'li+'),
  ol: toNode('ol', 'li+'),
  li: toFrame('li', { content: 'p block*', isBare: true }),
  hr: {
    ...{ attrs: attributes, group: 'block' },
    parseDOM: [{ tag: 'hr', getAttrs: readAttributes }],
    toDOM: ({ attrs }) => ['hr', Object.fromEntries(attrs.html)],
  },
  ...{ table, br: lineBreak, text },
}

const inlineNodes = { doc: { content: 'inline*' }, br: lineBreak, text }

/** Elements within a line, the outer one first. Without attributes a `span` says nothing. */
const marks = Object.fromEntries(
  inlineElements.filter((name) => name !== 'br').map((name): [string, MarkSpec] => [name, toMark(name)]),
)

function toMark(name: string): MarkSpec {
  return {
    attrs: attributes,
    inclusive: name !== 'a',
    parseDOM: [{ tag: name, getAttrs: (element) => (isMeant(element) ? readAttributes(element) : false) }],
    toDOM: ({ attrs }) => [name, Object.fromEntries(attrs.html), 0],
  }
}

function isMeant(element: HTMLElement): boolean {
  if (element.localName === 'a') return isLinkAddress(element.getAttribute('href') ?? '')
  // Word processors wrap what they copy into bold text that is not bold.
  return element.localName === 'span' ? listAttributes(element).length > 0 : element.style.fontWeight !== 'normal'
}

/** The schema of the editor: the elements that the sanitiser leaves, and nothing else. */
export const markupSchemas: Readonly<Record<MarkupKind, Schema>> = {
  block: new Schema({ nodes: blockNodes, marks }),
  inline: new Schema({ nodes: inlineNodes, marks }),
}
