import { createContext } from 'react'

export type DialogContextValue = {
  readonly titleId: string
  readonly dismiss: () => void
  readonly insistent: boolean
}

/** The values that a dialog's layer provides to its frame. */
export const DialogContext = createContext<DialogContextValue>({
  titleId: '',
  dismiss: () => undefined,
  insistent: false,
})
