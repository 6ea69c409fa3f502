/** Makes the id of a new block or item, which is unique within its document. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 8)
}
