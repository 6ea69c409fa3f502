import { findMessage, type MessageValues } from './format-message.ts'

/**
 * Finds the message of an error id: the variant for a given value (`INV408.maximum` for `{ maximum }`), else the plain one,
 * which needs no value. Null for an id that the catalogue does not have.
 */
export function findErrorMessage(locale: string, errorId: string, values: MessageValues = {}): string | null {
  if (!/^[A-Z]*\d+$/.test(errorId)) return null
  for (const name of Object.keys(values)) {
    const text = findMessage(locale, `${errorId}.${name}`, values)
    if (text) return text
  }
  return findMessage(locale, errorId)
}
