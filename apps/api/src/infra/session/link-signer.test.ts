import { days } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { createLinkSigner } from './link-signer.ts'

const [first, second] = ['the first secret of the tests, long enough', 'the second secret of the tests, long enough']
const signed = 1_800_000_000_000
const signing = ({ secret = first, previous = null as string | null, now = signed }) => ({
  config: { sessionSecret: secret, sessionSecretPrevious: previous },
  now: () => now,
})
const stockLink = createLinkSigner('stock notice links', days(30))
const st = stockLink.sign(signing({}), 'row 1')

test.each([
  ['with the secret that signed it', signing({}), 'row 1'],
  ['after a change of the secret', signing({ secret: second, previous: first }), 'row 1'],
  ['once the previous secret is removed', signing({ secret: second }), null],
  ['shortly before its end', signing({ now: signed + days(30) - 1000 }), 'row 1'],
  ['at its end', signing({ now: signed + days(30) }), null],
])('a link of a mail is read %s', (_when, of, id) => {
  expect(stockLink.find(of, st)).toBe(id)
})

test('a link of one kind is none of another', () => {
  expect(createLinkSigner('subscription links', days(30)).find(signing({}), st)).toBeNull()
  expect(stockLink.find(signing({}), `${st}x`)).toBeNull()
})
