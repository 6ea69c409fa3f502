import { expect, test } from 'vitest'
import { listLockfileViolations } from './lockfile-violations.ts'

function lockfile(entry: object): string {
  return JSON.stringify({ packages: { '': {}, 'apps/web': {}, 'node_modules/react': entry } })
}

test('a package with a version and a checksum has no violation', () => {
  expect(listLockfileViolations(lockfile({ version: '1.0.0', integrity: 'sha512-x' }))).toEqual([])
})

test('a package with the address of its registry is a violation', () => {
  const violations = listLockfileViolations(
    lockfile({ version: '1.0.0', integrity: 'sha512-x', resolved: 'https://example.org/react.tgz' }),
  )
  expect(violations).toEqual(['node_modules/react holds an address'])
})

test('a package without a checksum is a violation', () => {
  expect(listLockfileViolations(lockfile({ version: '1.0.0' }))).toEqual(['node_modules/react has no checksum'])
})

test('a link to a workspace needs neither version nor checksum', () => {
  expect(listLockfileViolations(lockfile({ link: true, resolved: 'apps/web' }))).toEqual([])
})
