import type { ComponentType } from 'react'
import type { DialogDefinition, DialogProps } from './define-dialog.ts'

/** The shop's dialogs by name. The file that lists them adds their types here (`apps/web/src/dialogs.ts`). */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented from another module
// biome-ignore lint/suspicious/noEmptyInterface: the members are added by that augmentation
export interface DialogTable {}

export type DialogName = keyof DialogTable & string

type AnyDialog = DialogDefinition<unknown, unknown>
type DialogContent = ComponentType<DialogProps<unknown, unknown>>
type LoadDialogs = () => Promise<DialogTable>

let load: LoadDialogs | undefined
let table: Readonly<Record<string, AnyDialog>> | undefined
const contents = new Map<string, DialogContent>()

/** Sets how the table of dialogs is fetched. The table is not part of any page's first load, because it grows with every dialog. */
export function provideDialogs(loadDialogs: LoadDialogs): void {
  load = loadDialogs
}

/** Fetches the table of dialogs once; a failed attempt is repeated by the next call. It asks for nothing without a connection. */
export async function loadDialogTable(): Promise<void> {
  if (!table) requireConnection()
  table ??= (await load?.()) as typeof table
}

/** Finds a dialog's definition; undefined until the table is loaded. */
export function findDialog(name: string): AnyDialog | undefined {
  return table?.[name]
}

/** Gets a dialog's definition; throws where there is none of that name. */
export function getDialog(name: string): AnyDialog {
  const definition = findDialog(name)
  if (!definition) throw new Error(`There is no dialog '${name}'.`)
  return definition
}

/** Fetches a dialog's code once; a failed attempt is repeated by the next call. It asks for nothing without a connection. */
export async function loadDialogContent(name: string): Promise<DialogContent> {
  const known = contents.get(name)
  if (known) return known
  requireConnection()
  const content = await getDialog(name).load()
  contents.set(name, content)
  return content
}

/** Throws without a connection: Chromium answers a module that could not be fetched with that failure until the page is left. */
function requireConnection(): void {
  if (!navigator.onLine) throw new Error('There is no connection.')
}
