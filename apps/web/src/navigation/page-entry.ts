/** What the navigation needs of the dialogs' entries before any dialog is opened; `dialog-entries.ts` fills it in. */
export const dialogEntries = {
  /** Notes that the router shows another entry. */
  notePage: (): void => undefined,
  /** Resolves when the history has an entry for each open dialog; null if it has them already. */
  whenAgreed: (): Promise<void> | null => null,
  /** Another document is being loaded, which a step in the history would stop. */
  isLeaving: false,
}

/** Counts the dialog entries above the page's own entry at this place in the history. */
export function countDialogEntries(): number {
  return history.state?.dialogs?.depth ?? 0
}
