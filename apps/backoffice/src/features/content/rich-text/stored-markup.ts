import { blockElements, deepestElement } from '@lacehouse/domain/content/allowed-markup'
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { bareName, type MarkupKind, markupSchemas } from './markup-schema.ts'
import { readMarkup } from './read-markup.ts'

const hasBlock = new RegExp(`<(?:${blockElements.join('|')})[\\s>/]`)

/** Returns the kind of a field's markup. A text without any paragraph stays one. */
export function toMarkupKind(name: string, markup: string): MarkupKind {
  if (name === 'titleHtml') return 'inline'
  return markup === '' || hasBlock.test(markup) ? 'block' : 'inline'
}

/** Reads the markup of a field as a document of the editor. */
export function parseMarkup(markup: string, kind: MarkupKind): Node {
  return DOMParser.fromSchema(markupSchemas[kind]).parse(readMarkup(markup), { preserveWhitespace: 'full' })
}

/** Writes a document of the editor as the sanitiser writes markup; one without words as an empty text. */
export function writeMarkup(doc: Node): string {
  if (isEmpty(doc)) return ''
  const holder = document.implementation.createHTMLDocument().createElement('div')
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: holder.ownerDocument }, holder)
  for (const element of holder.querySelectorAll(`[${bareName}]`)) {
    element.removeAttribute(bareName)
    const { firstElementChild: first } = element
    if (first?.localName === 'p') first.replaceWith(...first.childNodes)
  }
  return writeContent(holder)
}

/** Says whether the editor would write markup as it is stored, so that nothing is lost by editing it. */
export function isKept(markup: string, kind: MarkupKind): boolean {
  const doc = parseMarkup(markup, kind)
  return writeMarkup(doc) === markup && isShallow(doc)
}

/** Says whether no element of a document is deeper than the sanitiser allows. */
export function isShallow(doc: Node): boolean {
  let deepest = 0
  doc.descendants((node, at) => {
    deepest = Math.max(deepest, doc.resolve(at).depth + 1 + node.marks.length)
  })
  return deepest < deepestElement
}

const isEmpty = (doc: Node): boolean =>
  doc.childCount === 0 || (doc.childCount === 1 && doc.firstChild?.type.name === 'p' && doc.firstChild.childCount === 0)

const namespace = ' xmlns="http://www.w3.org/1999/xhtml"'

/** Writes what an element holds, with closed void elements and no named characters. */
function writeContent(holder: HTMLElement): string {
  const written = new XMLSerializer().serializeToString(holder)
  return written.slice(`<div${namespace}>`.length, -'</div>'.length)
}
