/** Ends the key of a mail that is sent once more, because two mails with one key are one. */
export function toKeyEnd(again: string | undefined): string {
  return again === undefined ? '' : `-again-${again}`
}
