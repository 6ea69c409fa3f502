import { expect, test } from 'vitest'
import { readColourPicture, writeColourPicture } from './colour-picture.ts'

const own = { value: 'mint-coral', address: '/i/b73V9eetLA/chunky.side.mint-coral_premium' }

test.each([
  ['mint-coral', own.address, 'b73V9eetLA'],
  ['espresso', '/i/F27xVItMcp/chunky.side.espresso_premium', 'F27xVItMcp'],
  ['espresso', '/i/F27xVItMcp/chunky.side.espresso', '/i/F27xVItMcp/chunky.side.espresso'],
  ['espresso', '/images/photograph', '/images/photograph'],
])('the picture of %s, %s, is written as %s and read as it was', (value, address, written) => {
  expect(writeColourPicture(address, value, own)).toBe(written)
  expect(readColourPicture(written, value, own)).toBe(address)
})
