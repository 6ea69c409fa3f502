import { colorKeywords } from './color-keywords.ts'

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/
const token = /^var\(--[a-z0-9-]+\)$/
const component = String.raw`(?:none|[+-]?(?:\d+\.?\d*|\.\d+)(?:%|deg|grad|rad|turn)?)`
const withCommas = new RegExp(String.raw`^(?:rgb|hsl)a?\(\s*${component}(?:\s*,\s*${component}){2,3}\s*\)$`)
const withSpaces = new RegExp(
  String.raw`^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*${component}(?:\s+${component}){2}(?:\s*\/\s*${component})?\s*\)$`,
)

/** Returns whether a browser shows a text as a colour: a keyword, a hexadecimal number, a colour function, or a token of the brand. */
export function isColor(text: string): boolean {
  const color = text.trim().toLowerCase()
  return colorKeywords.has(color) || [hex, token, withCommas, withSpaces].some((pattern) => pattern.test(color))
}
