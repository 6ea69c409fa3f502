import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { findChromium, findHeadlessShell } from './find-chromium.ts'

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

test('a headless shell on PATH comes before the one from npm', () => {
  const onPath = install('bin/chromium-headless-shell')
  const unpacked = install('unpacked/chromium')
  expect(findChromium({ path: ['/nowhere', join(folder, 'bin')].join(delimiter), unpacked })).toBe(onPath)
})

test('the headless shell from npm comes before a whole browser on PATH', () => {
  install('bin/google-chrome')
  const unpacked = install('unpacked/chromium')
  expect(findChromium({ path: join(folder, 'bin'), unpacked })).toBe(unpacked)
})

test('a whole browser on PATH is found when there is no headless shell, and is none itself', () => {
  const whole = install('bin/google-chrome')
  const places = { path: join(folder, 'bin'), unpacked: '/nowhere/chromium' }
  expect(findChromium(places)).toBe(whole)
  expect(findHeadlessShell(places)).toBeNull()
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
