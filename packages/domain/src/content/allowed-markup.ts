/** Elements within a line of text. */
export const inlineElements = [
  ...['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u'],
] as const

const listElements = ['li', 'ol', 'ul'] as const
const tableElements = ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'] as const

/** Elements that a rich text has besides those within a line; a title, which stands in a heading, has none of them. */
export const blockElements = ['blockquote', 'h2', 'h3', 'h4', 'hr', 'p', ...listElements, ...tableElements] as const

/** The attributes of an element; those of `*` belong to every element. */
export const markupAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['dir', 'lang'],
  a: ['href', 'hreflang', 'rel', 'target', 'title'],
  abbr: ['title'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

export const addressSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** Deeper elements are removed, so that hostile nesting costs no more than parsing it. */
export const deepestElement = 30

/** The `rel` of a link in a new tab, so that the page there gets no access to this one. */
export const newTabRelation = 'noopener noreferrer'

/** Decides whether a link may lead to an address: one of the allowed schemes, or an address of the shop itself. */
export function isLinkAddress(address: string): boolean {
  // Browsers leave out control characters and white space, so that `java\tscript:` is a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (address === '' || /[\u0000-\u0020\\]/.test(address) || address.startsWith('//')) return false
  const scheme = /^([a-z][a-z0-9.+-]*):/i.exec(address)?.[1]
  return scheme === undefined ? /^[/?#]/.test(address) : addressSchemes.includes(scheme.toLowerCase())
}
