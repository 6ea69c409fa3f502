import type { DialogDefinition } from './define-dialog.ts'
import { createDialogStack, type DialogRefusal, type DialogResult } from './dialog-stack.ts'
import type { DialogName, Dialogs } from './dialogs.ts'

// biome-ignore lint/suspicious/noExplicitAny: inference over every dialog's own types
type ArgsOf<Name extends DialogName> = Dialogs[Name] extends DialogDefinition<infer Args, any> ? Args : never
// biome-ignore lint/suspicious/noExplicitAny: inference over every dialog's own types
type ValueOf<Name extends DialogName> = Dialogs[Name] extends DialogDefinition<any, infer Value> ? Value : never

/** The dialogs of this page. */
export const dialogStack = createDialogStack()

let table: Dialogs | null = null

// The table grows with every dialog; no page carries it before one is wanted.
const loadTable = async (): Promise<Dialogs> => {
  table = (await import('./dialogs.ts')).dialogs
  return table
}

/** Opens a dialog and waits until it has closed; an open one of that name gets the new arguments (DLG-01, DLG-04). */
export async function openDialog<Name extends DialogName>(
  name: Name,
  args: ArgsOf<Name>,
): Promise<DialogResult<ValueOf<Name>>> {
  const opener = document.activeElement
  // Once it is here a dialog opens at once: whoever closes it in the same moment must come second.
  const dialogs = table ?? (await loadTable().catch(() => null))
  if (!dialogs) return { ok: false, reason: 'failed' }
  const { keep }: Pick<DialogDefinition<unknown, unknown>, 'keep'> = dialogs[name]
  return (await dialogStack.open(name, args, { keep, opener })) as DialogResult<ValueOf<Name>>
}

/** Fetches a dialog's code ahead, when pointer or focus come near what opens it. */
export function preloadDialog(name: DialogName): void {
  loadTable()
    .then((dialogs) => {
      const { load }: { readonly load: () => Promise<unknown> } = dialogs[name]
      return load()
    })
    // Whoever opens it asks again, and is told.
    .catch(() => undefined)
}

/** Closes whatever is open. */
export function closeDialogs(reason: DialogRefusal = 'dismissed') {
  return dialogStack.dismissAll(reason)
}
