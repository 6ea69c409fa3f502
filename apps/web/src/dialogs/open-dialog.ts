import type { DialogDefinition } from './define-dialog.ts'
import { createDialogStack, type DialogRefusal, type DialogResult } from './dialog-stack.ts'
import { type DialogName, type Dialogs, dialogs } from './dialogs.ts'

// biome-ignore lint/suspicious/noExplicitAny: inference over every dialog's own types
type ArgsOf<Name extends DialogName> = Dialogs[Name] extends DialogDefinition<infer Args, any> ? Args : never
// biome-ignore lint/suspicious/noExplicitAny: inference over every dialog's own types
type ValueOf<Name extends DialogName> = Dialogs[Name] extends DialogDefinition<any, infer Value> ? Value : never

/** The dialogs of this page. */
export const dialogStack = createDialogStack()

/** Opens a dialog and waits until it has closed; an open one of that name gets the new arguments (DLG-01, DLG-04). */
export function openDialog<Name extends DialogName>(
  name: Name,
  args: ArgsOf<Name>,
): Promise<DialogResult<ValueOf<Name>>> {
  const { keep }: Pick<DialogDefinition<unknown, unknown>, 'keep'> = dialogs[name]
  const opened = dialogStack.open(name, args, { keep, opener: document.activeElement })
  return opened as Promise<DialogResult<ValueOf<Name>>>
}

/** Fetches a dialog's code ahead, when pointer or focus come near what opens it. */
export function preloadDialog(name: DialogName): void {
  dialogs[name].load().catch(() => undefined)
}

/** Closes whatever is open. */
export const closeDialogs = (reason: DialogRefusal = 'dismissed') => dialogStack.dismissAll(reason)
