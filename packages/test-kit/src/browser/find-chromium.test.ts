import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  return () => rmSync(folder, { recursive: true })
})

function install(path: string, mode = 0o755): string {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '', { mode })
  return file
}

test('the browser of CHROMIUM_PATH comes before all others', () => {
  const named = install('own/chrome')
  install('bin/chromium')
  expect(findChromium({ named, path: join(folder, 'bin') })).toBe(named)
})

test('the headless shell comes before a whole browser of the same folder', () => {
  install('bin/chromium')
  const shell = install('bin/chromium-headless-shell')
  expect(findChromium({ path: join(folder, 'bin') })).toBe(shell)
})

test('a browser on PATH comes before the one from npm', () => {
  const onPath = install('bin/google-chrome')
  const unpacked = install('unpacked/chromium')
  expect(findChromium({ path: ['/nowhere', join(folder, 'bin')].join(delimiter), unpacked })).toBe(onPath)
})

test('the browser from npm is found when there is no other', () => {
  const unpacked = install('unpacked/chromium')
  expect(findChromium({ path: join(folder, 'bin'), unpacked })).toBe(unpacked)
})

test('a file that is not executable is ignored', () => {
  install('bin/chromium', 0o644)
  const unpacked = install('unpacked/chromium')
  expect(findChromium({ named: '/nowhere/chrome', path: join(folder, 'bin'), unpacked })).toBe(unpacked)
})
