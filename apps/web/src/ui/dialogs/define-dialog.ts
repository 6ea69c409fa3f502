import type { MessageArea } from '@lacehouse/messages'
import type { ComponentType } from 'react'

export type DialogProps<Args, Value> = {
  readonly args: Args
  /** Closes the dialog with its result. */
  readonly resolve: (value: Value) => void
  /** Closes it without one. */
  readonly dismiss: () => void
}

export type DialogDefinition<Args, Value> = {
  /** Fetches the dialog's own code when it is first opened. */
  readonly load: () => Promise<ComponentType<DialogProps<Args, Value>>>
  /** Where it stands on large screens; on small ones it is a panel at the bottom. */
  readonly place: 'right' | 'left' | 'center'
  /** Stays open beneath dialogs that are opened from it. */
  readonly keep?: boolean
  /** Cannot be closed by Escape or the backdrop: a payment that waits for an answer. */
  readonly insistent?: boolean
  /** Words beyond those of every page. */
  readonly areas?: readonly MessageArea[]
  /** Fills the whole of a small screen. */
  readonly tall?: boolean
}

/** Declares a dialog with the types of its arguments and its result. */
export function defineDialog<Args, Value = void>(definition: DialogDefinition<Args, Value>) {
  return definition
}
