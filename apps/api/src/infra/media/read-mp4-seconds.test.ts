import { expect, test } from 'vitest'
import { readMp4Seconds } from './read-mp4-seconds.ts'

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** A box whose size stands in 64 bits after its type. */
const longBox = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(type, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(16 + content.length), 8)
  return Buffer.concat([head, content])
}

/** A box that lasts until the end of the file, which its size of 0 says. */
const lastBox = (type: string, content: Buffer): Buffer => {
  const bytes = box(type, content)
  bytes.writeUInt32BE(0)
  return bytes
}

/** The header of a film (ISO 14496-12, 8.2.2) with its times in 32 bits. */
const header = (scale: number, duration: number): Buffer => {
  const content = Buffer.alloc(100)
  content.writeUInt32BE(scale, 12)
  content.writeUInt32BE(duration, 16)
  return box('mvhd', content)
}

/** The same header in its version 1, with times in 64 bits. */
const longHeader = (scale: number, duration: bigint): Buffer => {
  const content = Buffer.alloc(112)
  content[0] = 1
  content.writeUInt32BE(scale, 20)
  content.writeBigUInt64BE(duration, 24)
  return box('mvhd', content)
}

const brand = box('ftyp', Buffer.from('isom\0\0\0\0'))
const pictures = box('mdat', Buffer.alloc(40, 7))
const film = (...parts: readonly Buffer[]): Buffer => Buffer.concat([brand, ...parts])

test.each<[string, Buffer, number]>([
  ['the header first', film(box('moov', header(1000, 12_340)), pictures), 12.3],
  ['the header last', film(pictures, box('moov', header(600, 6030))), 10.1],
  ['half a tenth, which is rounded up', film(box('moov', header(100, 1005))), 10.1],
  ['times in 64 bits', film(box('moov', longHeader(1000, 600_000n))), 600],
  ['more units than 32 bits hold', film(box('moov', longHeader(90_000_000, 5_400_000_000n))), 60],
  ['pictures in a box of 64 bits', film(longBox('mdat', Buffer.alloc(40)), box('moov', header(1, 9))), 9],
  ['a box that lasts until the end', film(pictures, lastBox('moov', header(1, 7))), 7],
  ['other boxes before the header', film(box('moov', Buffer.concat([box('meta', Buffer.alloc(4)), header(1, 5)]))), 5],
])('the length of a film with %s is read in tenths of a second', (_, bytes, seconds) => {
  expect(readMp4Seconds(bytes)).toBe(seconds)
})

const cutOff = film(box('moov', header(1000, 1000)))
const zeroLong = longBox('mdat', Buffer.alloc(0))
zeroLong.writeBigUInt64BE(0n, 8)
const tooShort = box('free', Buffer.alloc(0))
tooShort.writeUInt32BE(7)

test.each<[string, Buffer]>([
  ['no byte', Buffer.alloc(0)],
  ['no header', film(box('moov', box('trak', Buffer.alloc(40))))],
  ['a header outside of its box', film(header(1000, 1000))],
  ['a header of 31 bytes', film(box('moov', box('mvhd', Buffer.alloc(31, 1))))],
  ['a header that is cut off', cutOff.subarray(0, cutOff.length - 70)],
  ['no unit of time', film(box('moov', header(0, 1000)))],
  ['no length', film(box('moov', header(1000, 0)))],
  ['a box that is smaller than its own head', film(tooShort, box('moov', header(1000, 1000)))],
  ['a long box that is smaller than its own head', film(zeroLong, box('moov', header(1000, 1000)))],
  ['a long box that ends before its size', film(Buffer.from([0, 0, 0, 1, 0x6d, 0x64, 0x61, 0x74, 0, 0]))],
])('what has %s is no film', (_, bytes) => {
  expect(readMp4Seconds(bytes)).toBeNull()
})
