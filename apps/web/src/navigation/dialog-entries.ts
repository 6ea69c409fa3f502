import { countDialogEntries, dialogEntries } from './page-entry.ts'

/**
 * Each open dialog has an entry in the history of its own, so that Back closes it and nothing else (DLG-05, docs/decisions/0041).
 * Such an entry is a copy of the page's entry with a mark. The router never sees a step between entries of one page: it
 * would load the page again, for an address that does not change.
 */
type Mark = {
  /** The same for the page's entry and the entries of its dialogs. */
  readonly page: string
  /** The number of dialogs that are open at this entry. */
  readonly depth: number
}

/** Called when the shopper has gone back to an entry with fewer dialogs than are open. */
type OnBack = (depth: number) => void

let wanted = 0
/** The number of dialogs that are open at the entry that this module last saw. */
let seen = 0
let shownPage: string | undefined
let agreeing: Promise<void> | null = null
let arrive: (() => void) | null = null
let onBack: OnBack = () => undefined

const readMark = (state: unknown): Mark | null => (state as { readonly dialogs?: Mark } | null)?.dialogs ?? null

/** Gives the history as many entries as dialogs are open. A dialog that takes the place of another takes its entry too. */
export function setOpenDialogs(count: number): void {
  wanted = count
  agreeing ??= Promise.resolve().then(agree)
}

/** Sets what closes the dialogs that the shopper goes back from. */
export function onBackFromDialog(listener: OnBack): void {
  onBack = listener
}

/** Notes that the router shows another entry. Dialogs that are still open get their entries above it. */
function notePage(): void {
  shownPage = readMark(history.state)?.page
  seen = countDialogEntries()
  if (wanted !== countDialogEntries()) setOpenDialogs(wanted)
}

async function agree(): Promise<void> {
  while (seen !== wanted && !dialogEntries.isLeaving) {
    // The shopper has just stepped to another entry: the event that tells of it is still to come.
    if (countDialogEntries() !== seen) break
    if (seen < wanted) addEntry()
    else await goBack(seen - wanted)
  }
  agreeing = null
}

function addEntry(): void {
  if (seen === 0 || !shownPage) {
    shownPage = crypto.getRandomValues(new Uint32Array(2)).join('-')
    history.replaceState(toState(shownPage, seen), '')
  }
  seen += 1
  history.pushState(toState(shownPage, seen), '')
}

const toState = (page: string, depth: number) => ({ ...history.state, dialogs: { page, depth } satisfies Mark })

function goBack(steps: number): Promise<void> {
  return new Promise((resolve) => {
    arrive = resolve
    history.go(-steps)
  })
}

function step(event: PopStateEvent): void {
  const mark = readMark(event.state)
  seen = mark?.depth ?? 0
  const isOfShownPage = mark !== null && mark.page === shownPage
  if (isOfShownPage) event.stopImmediatePropagation()
  if (arrive) {
    arrive()
    arrive = null
    return
  }
  if (isOfShownPage && mark.depth < wanted) onBack(mark.depth)
  // Forward leads to the entry of a closed dialog, and Back to one that a full page load has left behind.
  if (mark && mark.depth !== wanted) {
    shownPage = mark.page
    setOpenDialogs(wanted)
  }
}

// The capturing listeners of a window run before the router's.
window.addEventListener('popstate', step, { capture: true })
Object.assign(dialogEntries, { notePage, whenAgreed: () => agreeing })
// A reload has closed the dialogs of this entry.
notePage()
