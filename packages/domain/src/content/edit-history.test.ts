import { expect, test } from 'vitest'
import { beginHistory, recordEdit, redoEdit, undoEdit } from './edit-history.ts'
import { insertItem, moveItem, removeItem, replaceItem } from './edit-list.ts'

test('edits are undone and redone in their order, and a new edit ends what could be redone [CMS-21]', () => {
  const edited = recordEdit(recordEdit(beginHistory('a'), 'b'), 'c')
  const back = undoEdit(undoEdit(edited))
  expect([back.present, undoEdit(back).present]).toEqual(['a', 'a'])
  expect(redoEdit(redoEdit(back)).present).toBe('c')
  expect(redoEdit(recordEdit(undoEdit(edited), 'd')).present).toBe('d')
})

test('the letters typed into one field are undone together, those of two fields are not', () => {
  const typed = recordEdit(recordEdit(recordEdit(beginHistory(''), 'a', 'title'), 'ab', 'title'), 'abc', 'subtitle')
  expect(undoEdit(typed).present).toBe('ab')
  expect(undoEdit(undoEdit(typed)).present).toBe('')
  const again = recordEdit(undoEdit(typed), 'ad', 'title')
  expect(undoEdit(again).present).toBe('ab')
})

test('no more than a hundred edits can be undone', () => {
  let history = beginHistory(0)
  for (let value = 1; value <= 150; value += 1) history = recordEdit(history, value)
  expect([history.past.length, history.past[0]]).toEqual([100, 50])
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [2, -1, 'cab'],
  [5, 0, 'abc'],
])('the item at %i moved to %i gives %s', (from, to, moved) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(moved)
})

test('an item is put in, replaced and removed at its place', () => {
  expect(insertItem([...'ac'], 1, 'b').join('')).toBe('abc')
  expect(replaceItem([...'axc'], 1, 'b').join('')).toBe('abc')
  expect(removeItem([...'abc'], 1).join('')).toBe('ac')
})

test('what was undone is redone with all that came before it, and typing after an undo is an edit of its own', () => {
  const typed = recordEdit(recordEdit(beginHistory(''), 'a', 'title'), 'ab', 'other')
  const again = redoEdit(undoEdit(typed))
  expect([again.present, undoEdit(again).present, undoEdit(undoEdit(again)).present]).toEqual(['ab', 'a', ''])
  const grouped = recordEdit(recordEdit(recordEdit(beginHistory(''), 'a'), 'b', 'title'), 'bc', 'title')
  expect(recordEdit(undoEdit(grouped), 'd', 'title').past).toEqual(['', 'a'])
  expect(beginHistory('x')).toEqual({ past: [], present: 'x', future: [], group: null })
})
