import { expect, test } from 'vitest'
import { dialogStack } from './open-dialog.ts'
import { waitForDialogs } from './wait-for-dialogs.ts'

test('waiting for dialogs ends at once without one, otherwise when the last has closed', async () => {
  await waitForDialogs()
  const seen: string[] = []
  void dialogStack.open('employee-terms', {}).then(() => undefined)
  const waited = waitForDialogs().then(() => seen.push('over'))
  await Promise.resolve()
  expect(seen).toEqual([])
  dialogStack.dismissAll('dismissed')
  await waited
  expect(seen).toEqual(['over'])
})
