import type { MessageArea } from '@lacehouse/messages'
import type { ComponentType } from 'react'

export type DialogProps<Args, Value> = {
  readonly args: Args
  /** Closes the dialog with its result. */
  readonly resolve: (value: Value) => void
  /** Closes the dialog without a result. */
  readonly dismiss: () => void
}

export type DialogDefinition<Args, Value> = {
  /** Fetches the dialog's own code when it is first opened. */
  readonly load: () => Promise<ComponentType<DialogProps<Args, Value>>>
  /** The position on large screens; on small ones every dialog is a panel at the bottom. 'full' fills the window on both. */
  readonly place: 'right' | 'left' | 'center' | 'full'
  /** Stays open beneath dialogs that are opened from it. */
  readonly keep?: boolean
  /** Cannot be closed by Escape or the backdrop, for example a payment that waits for an answer. */
  readonly insistent?: boolean
  /** Message areas beyond those of every page. */
  readonly areas?: readonly MessageArea[]
  /** Fills a small screen. */
  readonly tall?: boolean
}

/** Declares a dialog with the types of its arguments and its result. */
export function defineDialog<Args, Value = void>(definition: DialogDefinition<Args, Value>) {
  return definition
}
