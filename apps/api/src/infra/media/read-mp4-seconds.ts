/** Boxes of an MP4 file: their type and content. */
function* listBoxes(bytes: Buffer): Generator<{ readonly type: string; readonly content: Buffer }> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const isLong = size === 1 && at + 16 <= bytes.length
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size === 0 ? bytes.length - at : size
    const head = isLong ? 16 : 8
    if (length < head) return
    yield { type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + head, at + length) }
    at += length
  }
}

const findBox = (bytes: Buffer, type: string): Buffer | null => {
  for (const box of listBoxes(bytes)) if (box.type === type) return box.content
  return null
}

/** Reads the length of an MP4 film in seconds; null where the bytes are no such film. */
export function readMp4Seconds(bytes: Buffer): number | null {
  const movie = findBox(bytes, 'moov')
  const header = movie && findBox(movie, 'mvhd')
  if (!header || header.length < 32) return null
  const isLong = header[0] === 1
  const scale = header.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return scale > 0 && duration > 0 ? Math.round((duration / scale) * 10) / 10 : null
}
