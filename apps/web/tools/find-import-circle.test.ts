import { expect, test } from 'vitest'
import { findImportCircle } from './find-import-circle.ts'

test('files that import each other are named in their order', () => {
  const files = {
    page: { imports: ['list', 'shell'] },
    list: { imports: ['tile'] },
    tile: { imports: ['list'] },
    shell: {},
  }
  expect(findImportCircle(files)).toEqual(['list', 'tile', 'list'])
})

test('a file that two others import is no circle', () => {
  const files = {
    page: { imports: ['list', 'tile'] },
    list: { imports: ['tile'] },
    tile: { imports: ['shell'] },
    shell: {},
  }
  expect(findImportCircle(files)).toBeNull()
})

test('a file that imports itself is a circle', () => {
  expect(findImportCircle({ page: { imports: ['page'] } })).toEqual(['page', 'page'])
})
