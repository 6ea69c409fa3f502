import { findMessage, type MessageValues } from './format-message.ts'

/**
 * Finds the words for an error id: the variant that names a value which is given (`INV408.maximum` for `{ maximum }`),
 * else the plain one, which needs no value; null for an id that the catalogue does not know.
 */
export function findErrorMessage(locale: string, errorId: string, values: MessageValues = {}): string | null {
  if (!/^[A-Z]*\d+$/.test(errorId)) return null
  for (const name of Object.keys(values)) {
    const text = findMessage(locale, `${errorId}.${name}`, values)
    if (text) return text
  }
  return findMessage(locale, errorId)
}
