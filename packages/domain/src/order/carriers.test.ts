import { expect, test } from 'vitest'
import { listCarriers, parseTracking } from './carriers.ts'

test('a parcel of a known carrier has the carrier’s page', () => {
  expect(parseTracking('ups:1Z999AA10123456784')).toEqual({
    carrier: 'UPS',
    number: '1Z999AA10123456784',
    url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  })
  for (const code of listCarriers()) expect(parseTracking(`${code}:ABC123456`)?.url).toMatch(/^https:.*ABC123456/)
})

test.each(['no-carrier:1Z999AA1', 'ups:', 'ups', 'constructor:ABC123456', 'ups:"><script>', 'ups:12 34567', ''])(
  '%j is no parcel',
  (text) => {
    expect(parseTracking(text)).toBeNull()
  },
)
