/** The bytes of a part of a file, which the contracts of the calls know too; three bytes are four characters of base64. */
const partBytes = 768 * 1024

/** A part of a file: its number from 0, as calls name it, its bytes, and how many bytes have been sent with it. */
export type FilePart = { readonly position: string; readonly bytes: Blob; readonly sent: number }

/** Lists the parts in which a file is sent. */
export function listParts(file: Blob): FilePart[] {
  return Array.from({ length: Math.ceil(file.size / partBytes) }, (_, at) => ({
    position: String(at),
    bytes: file.slice(at * partBytes, (at + 1) * partBytes),
    sent: Math.min(file.size, (at + 1) * partBytes),
  }))
}
