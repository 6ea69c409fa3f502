import type { DialogDefinition } from './define-dialog.ts'

/** The shop's dialogs by name. The file that lists them adds their types here (`apps/web/src/dialogs.ts`). */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented from another module
// biome-ignore lint/suspicious/noEmptyInterface: the members are added by that augmentation
export interface DialogTable {}

export type DialogName = keyof DialogTable & string

type AnyDialog = DialogDefinition<unknown, unknown>
type LoadDialogs = () => Promise<DialogTable>

let load: LoadDialogs | null = null
let table: Readonly<Record<string, AnyDialog>> | null = null

/**
 * Sets how the table of dialogs is fetched. The table is not part of any page's first load, because it grows with
 * every dialog.
 */
export function provideDialogs(loadDialogs: LoadDialogs): void {
  load = loadDialogs
}

/** Fetches the table of dialogs once; a failed attempt is repeated by the next call. */
export async function loadDialogTable(): Promise<void> {
  if (table) return
  if (!load) throw new Error('No table of dialogs was provided.')
  table = (await load()) as Readonly<Record<string, AnyDialog>>
}

/** Says whether the table of dialogs is loaded. */
export function hasDialogTable(): boolean {
  return table !== null
}

/** Gets a dialog's definition; the table has to be loaded. */
export function getDialog(name: string): AnyDialog {
  const definition = table?.[name]
  if (!definition) throw new Error(`There is no dialog '${name}'.`)
  return definition
}
