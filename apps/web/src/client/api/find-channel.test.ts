import { expect, test } from 'vitest'
import { findChannel } from './find-channel.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/153.0 Mobile Safari/537.36', 'ECOMM'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) AppleWebKit/605.1.15 Mobile/15E148 LacehouseApp/4.2', 'MAPP'],
  ['NotLacehouseApp', 'ECOMM'],
  ['', 'ECOMM'],
])('%s is %s [CALL-02]', (userAgent, channel) => {
  expect(findChannel(userAgent)).toBe(channel)
})
