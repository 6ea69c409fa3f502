import type { DialogDefinition } from './define-dialog.ts'
import { createDialogStack, type DialogRefusal, type DialogResult } from './dialog-stack.ts'
import { type DialogName, type DialogTable, findDialog, loadDialogContent, loadDialogTable } from './dialog-table.ts'

type Signature<Definition> =
  Definition extends DialogDefinition<infer Args, infer Value> ? { readonly args: Args; readonly value: Value } : never

/** The arguments that a dialog is opened with. */
export type DialogArgs<Name extends DialogName> = Signature<DialogTable[Name]>['args']
type DialogValue<Name extends DialogName> = Signature<DialogTable[Name]>['value']

/** The dialogs of this page. */
export const dialogStack = createDialogStack()

/** Opens a dialog and waits until it has closed; an open one of that name gets the new arguments (DLG-01, DLG-04). */
export async function openDialog<Name extends DialogName>(
  name: Name,
  args: DialogArgs<Name>,
): Promise<DialogResult<DialogValue<Name>>> {
  const opener = document.activeElement
  // With a loaded table the dialog opens synchronously, so that a `closeDialogs` right after this call closes it.
  if (!findDialog(name)) await loadDialogTable().catch(() => undefined)
  const dialog = findDialog(name)
  if (!dialog) return { ok: false, reason: 'failed' }
  return (await dialogStack.open(name, args, { keep: dialog.keep, opener })) as DialogResult<DialogValue<Name>>
}

/** Gives an open dialog new arguments; one that is closed or closing stays so (DLG-04). */
export function changeDialog<Name extends DialogName>(name: Name, args: DialogArgs<Name>): void {
  const isOpen = dialogStack.list().some((entry) => entry.name === name && entry.state === 'open')
  if (isOpen) void openDialog(name, args)
}

/** Fetches a dialog's code ahead, when pointer or focus come near what opens it. */
export function preloadDialog(name: DialogName): void {
  loadDialogTable()
    .then(() => loadDialogContent(name))
    // Opening the dialog fetches its code again, and shows a failure.
    .catch(() => undefined)
}

/** Closes all open dialogs. */
export function closeDialogs(reason: DialogRefusal = 'dismissed') {
  return dialogStack.dismissAll(reason)
}
