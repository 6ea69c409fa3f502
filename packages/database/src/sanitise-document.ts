import {
  addressSchemes,
  blockElements,
  deepestElement,
  inlineElements,
  markupAttributes,
  newTabRelation,
} from '@lacehouse/domain/content/allowed-markup'
import type { IOptions } from 'sanitize-html'

/** Elements whose text is removed with them; other elements that are not allowed leave their text. */
const removedWithContent = [
  ...[
    'iframe',
    'math',
    'noembed',
    'noframes',
    'noscript',
    'object',
    'option',
    'plaintext',
    'script',
    'select',
    'style',
  ],
  ...['svg', 'template', 'textarea', 'title', 'xmp'],
]

const options: IOptions = {
  allowedTags: [...inlineElements, ...blockElements],
  allowedAttributes: Object.fromEntries(Object.entries(markupAttributes).map(([name, names]) => [name, [...names]])),
  allowedSchemes: [...addressSchemes],
  allowProtocolRelative: false,
  nonTextTags: removedWithContent,
  nestingLimit: deepestElement,
  parseStyleAttributes: false,
  transformTags: {
    // A page opened in a new tab gets no access to this one.
    a: (tagName, { target, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: newTabRelation } : attribs,
    }),
  },
}

/** A title is inside a heading, which may not contain blocks. */
const inlineOptions: IOptions = { ...options, allowedTags: [...inlineElements] }

/** Fields of a content document that pages show as markup; every other field is shown as text. */
const markupFields: Readonly<Record<string, IOptions>> = {
  richText: options,
  subtitleHtml: options,
  titleHtml: inlineOptions,
}

/** The names of these fields. The contracts brand the same ones as sanitised. */
export const markupFieldNames: readonly string[] = Object.keys(markupFields)

/**
 * Reduces the markup in a content document's fields to the allowed elements, attributes and addresses. It runs when a document
 * is written and when it is answered, and a second run changes nothing.
 */
export async function sanitiseDocument<Document>(document: Document): Promise<Document> {
  return (await sanitiseValue(document)) as Document
}

async function sanitiseValue(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(sanitiseValue))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(async ([name, value]) => [name, await sanitiseField(name, value)])
  return Object.fromEntries(await Promise.all(fields))
}

async function sanitiseField(name: string, value: unknown): Promise<unknown> {
  const allowed = Object.hasOwn(markupFields, name) ? markupFields[name] : undefined
  return allowed && typeof value === 'string' ? sanitiseMarkup(value, allowed) : sanitiseValue(value)
}

// The parser is loaded for the first document with markup; a text without `<` has no element.
async function sanitiseMarkup(markup: string, allowed: IOptions): Promise<string> {
  if (!markup.includes('<')) return markup
  const { default: sanitise } = await import('sanitize-html')
  return sanitise(markup, allowed)
}
