/** The states that an editor can undo and redo. */
export type EditHistory<Value> = {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  /** Names the last edit, so that the letters typed into one field are undone together; null where the next edit is one of its own. */
  readonly group: string | null
}

/** The edits that can be undone. */
const bound = 100

/** Begins a history without edits. */
export function beginHistory<Value>(present: Value): EditHistory<Value> {
  return { past: [], present, future: [], group: null }
}

/** Records an edit; one of the same group as the last becomes part of it. What was undone can no longer be redone. */
export function recordEdit<Value>(
  history: EditHistory<Value>,
  present: Value,
  group: string | null = null,
): EditHistory<Value> {
  const isSame = group !== null && group === history.group && history.future.length === 0
  const past = isSame ? history.past : [...history.past, history.present].slice(-bound)
  return { past, present, future: [], group }
}

/** Takes the last edit back; without one the history stays as it is. */
export function undoEdit<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], group: null }
}

/** Makes the edit again that was taken back last. */
export function redoEdit<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history
  const [after, ...rest] = future
  if (after === undefined) return history
  return { past: [...past, present], present: after, future: rest, group: null }
}
