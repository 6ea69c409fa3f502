import { createContext } from 'react'

export type DialogContextValue = {
  readonly titleId: string
  readonly dismiss: () => void
  readonly insistent: boolean
}

/** What a dialog's frame needs of the layer it is in. */
export const DialogContext = createContext<DialogContextValue>({
  titleId: '',
  dismiss: () => undefined,
  insistent: false,
})
