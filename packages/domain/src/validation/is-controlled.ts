/**
 * Says whether a text has control characters but a tab and the ends of lines, or half a surrogate pair, which the database refuses.
 */
export function isControlled(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text) || !text.isWellFormed()
}
