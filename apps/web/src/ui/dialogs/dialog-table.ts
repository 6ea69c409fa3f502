import type { DialogDefinition } from './define-dialog.ts'

/** The shop's dialogs by name. The file that lists them adds their types here (`apps/web/src/dialogs.ts`). */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented from another module
// biome-ignore lint/suspicious/noEmptyInterface: the members are added by that augmentation
export interface DialogTable {}

export type DialogName = keyof DialogTable & string

type AnyDialog = DialogDefinition<unknown, unknown>
type LoadDialogs = () => Promise<DialogTable>

let load: LoadDialogs | undefined
let table: Readonly<Record<string, AnyDialog>> | undefined

/** Sets how the table of dialogs is fetched. The table is not part of any page's first load, because it grows with every dialog. */
export function provideDialogs(loadDialogs: LoadDialogs): void {
  load = loadDialogs
}

/** Fetches the table of dialogs once; a failed attempt is repeated by the next call. */
export async function loadDialogTable(): Promise<void> {
  table ??= (await load?.()) as typeof table
}

/** Finds a dialog's definition; undefined until the table is loaded. */
export function findDialog(name: string): AnyDialog | undefined {
  return table?.[name]
}
