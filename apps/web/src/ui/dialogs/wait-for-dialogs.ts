import { dialogStack } from './open-dialog.ts'

/** Waits until no dialog is open. */
export function waitForDialogs(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (dialogStack.list().some(({ state }) => state === 'open')) return
      stop()
      resolve()
    }
    const stop = dialogStack.subscribe(look)
    look()
  })
}
