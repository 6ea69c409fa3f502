import { afterEach, expect, test, vi } from 'vitest'
import { defineDialog } from './define-dialog.ts'
import { type DialogTable, loadDialogContent, loadDialogTable, provideDialogs } from './dialog-table.ts'

const Note = () => null
const load = vi.fn(async () => Note)
const loadTable = vi.fn(async () => ({ note: defineDialog({ load, place: 'center' }) }) as unknown as DialogTable)

afterEach(() => vi.unstubAllGlobals())

test('without a connection no code of a dialog is asked for, and what has been fetched still opens [ERR-06]', async () => {
  provideDialogs(loadTable)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(loadDialogTable()).rejects.toThrow('There is no connection.')
  expect(loadTable).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  await loadDialogTable()
  vi.stubGlobal('navigator', { onLine: false })
  await expect(loadDialogContent('note')).rejects.toThrow('There is no connection.')
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await loadDialogContent('note')).toBe(Note)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await loadDialogContent('note')).toBe(Note)
  expect(load).toHaveBeenCalledOnce()
})
