import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { expect, test } from 'vitest'
import { attackAddress, behindProxy, toAddress, toAddressOfNetwork } from './attack-addresses.ts'

const many = Array.from({ length: 200 }, (_, nth) => nth)

test('the addresses of a network are different, valid and all within its 64 bits', () => {
  const addresses = many.map((nth) => toAddressOfNetwork(nth))
  const network = new BlockList()
  network.addSubnet('2001:db8:7:1::', 64, 'ipv6')
  expect(addresses.filter((address) => !isIPv6(address) || !network.check(address, 'ipv6'))).toEqual([])
  expect(new Set(addresses).size).toBe(many.length)
})

test('each number has an IPv4 address of its own', () => {
  const addresses = many.map(toAddress)
  expect(addresses.filter((address) => !isIPv4(address) || address === attackAddress)).toEqual([])
  expect(new Set(addresses).size).toBe(many.length)
})

test('a proxy puts the real address at the end of what the caller claims', () => {
  expect(behindProxy('10.0.0.1')).toBe('10.0.0.1, 203.0.113.9')
})
