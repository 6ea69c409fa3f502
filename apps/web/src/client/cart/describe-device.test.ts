import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const device = (width: number, height: number, maxTouchPoints = 0) => ({
  navigator: { language: 'de-DE', maxTouchPoints },
  screen: { width, height },
})

test('a device is described by traits that thousands of others share, in either orientation [CART-20]', () => {
  expect(describeDevice(device(390, 844, 5))).toEqual(describeDevice(device(852, 393, 2)))
  expect(describeDevice(device(390, 844, 5))).toEqual(['de-DE', expect.any(String), '3', '1', 'touch'])
  expect(describeDevice(device(1920, 1080))).toEqual(['de-DE', expect.any(String), '6', '3', 'pointer'])
})
