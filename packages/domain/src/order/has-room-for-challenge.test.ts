import { expect, test } from 'vitest'
import { hasRoomForChallenge, type PendingOrders } from './has-room-for-challenge.ts'

const none: PendingOrders = {
  ofShopper: 0,
  shopperUnits: 0,
  ofMailbox: 0,
  mailboxUnits: 0,
  ofNetwork: 0,
  networkUnits: 0,
}

test.each<[string, Partial<PendingOrders>, number, boolean]>([
  ['a first order', {}, 1, true],
  ['a second order of a shopper', { ofShopper: 1, shopperUnits: 10 }, 10, true],
  ['a third order of a shopper', { ofShopper: 2 }, 1, false],
  ['a third order of a mailbox', { ofMailbox: 2 }, 1, false],
  ['more units than a shopper holds', { ofShopper: 1, shopperUnits: 15 }, 6, false],
  ['more units than a mailbox holds', { ofMailbox: 1, mailboxUnits: 20 }, 1, false],
  ['the last order of a network', { ofNetwork: 29, networkUnits: 59 }, 1, true],
  ['one more order of a network', { ofNetwork: 30 }, 1, false],
  ['more units than a network holds', { ofNetwork: 4, networkUnits: 55 }, 6, false],
])('whether %s may wait for its bank is decided by what is held already [CHK-09]', (_, held, units, hasRoom) => {
  expect(hasRoomForChallenge({ ...none, ...held }, units)).toBe(hasRoom)
})
