import { expect, test } from 'vitest'
import { allowsCategory } from './consent.ts'

test.each([
  ['opt-out', null, false, true],
  ['opt-out', null, true, false],
  ['opt-out', 'C0001.C0002', false, false],
  ['opt-out', 'C0001.C0004', true, true],
  ['opt-in', null, false, false],
  ['opt-in', 'C0001', false, false],
  ['opt-in', 'C0001.C0004', false, true],
] as const)(
  'a site with %s, the choice %s and the privacy signal %s lets targeting run: %s',
  (mode, chosen, hasPrivacySignal, allowed) => {
    expect(allowsCategory({ mode, chosen, hasPrivacySignal }, 'C0004')).toBe(allowed)
    expect(allowsCategory({ mode, chosen, hasPrivacySignal }, 'C0001')).toBe(true)
  },
)
