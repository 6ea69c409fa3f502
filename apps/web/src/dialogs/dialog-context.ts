import { createContext } from 'react'

export type DialogSurroundings = {
  readonly titleId: string
  readonly dismiss: () => void
  readonly insistent: boolean
}

/** What a dialog's frame needs of the layer it is in. */
export const DialogContext = createContext<DialogSurroundings>({
  titleId: '',
  dismiss: () => undefined,
  insistent: false,
})
