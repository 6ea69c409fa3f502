import { expect, test } from 'vitest'
import { toNetwork } from './to-network.ts'

test.for([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv4 address written as IPv6 in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
  ['an IPv4 address with a port', '203.0.113.7:5678', '203.0.113.7'],
  ['a whole IPv6 address', '2a00:1450:4001:0831:0000:0000:0000:200e', '2a00:1450:4001:831::/64'],
  ['another address of its 64 bits', '2a00:1450:4001:831:ffff:1:2:3', '2a00:1450:4001:831::/64'],
  ['a compressed address', '2a00:1450:4001:831::200e', '2a00:1450:4001:831::/64'],
  ['an address in upper case', '2A00:1450:4001:831::200E', '2a00:1450:4001:831::/64'],
  ['an address in brackets with a port', '[2a00:1450:4001:831::1]:443', '2a00:1450:4001:831::/64'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80::/64'],
  ['an address whose network is compressed', '2a00::5:6:7:8', '2a00::/64'],
  ['its neighbour, another network', '2a00:0:0:1::5', '2a00:0:0:1::/64'],
  ['no address', 'example', 'unknown'],
] as const)('%s is counted by its network', ([_name, address, network]) => {
  expect(toNetwork(address)).toBe(network)
})

test.for([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['192.0.2.77:5678', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['someone', 'unknown'],
  ['', 'unknown'],
] as const)('a log has of the address %s only the network %s', ([address, network]) => {
  expect(toNetwork(address, 24)).toBe(network)
})
