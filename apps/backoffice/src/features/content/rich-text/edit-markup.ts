import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, Node } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Selection } from 'prosemirror-state'

/** The elements that mean the same as one that the editor writes. */
const alike: Readonly<Record<string, readonly string[]>> = { strong: ['strong', 'b'], em: ['em', 'i'] }

/** Says whether the selected words, or the next typed one, have an element around them. */
export function hasMark({ selection, storedMarks, doc }: EditorState, name: string): boolean {
  const names = alike[name] ?? [name]
  const { from, to, empty, $from } = selection
  if (empty) return (storedMarks ?? $from.marks()).some(({ type }) => names.includes(type.name))
  return names.some((one) => {
    const type = doc.type.schema.marks[one]
    return type !== undefined && doc.rangeHasMark(from, to, type)
  })
}

/** Puts an element around the selected words, or takes it away with those that mean the same. */
export function toggleWords(name: 'strong' | 'em'): Command {
  return (state, dispatch) => {
    const { marks } = state.schema
    if (!hasMark(state, name)) return toggleMark(marks[name] as MarkType)(state, dispatch)
    const { tr, selection } = state
    for (const one of alike[name] ?? []) {
      if (selection.empty) tr.removeStoredMark(marks[one] as MarkType)
      else tr.removeMark(selection.from, selection.to, marks[one])
    }
    dispatch?.(tr)
    return true
  }
}

/** Says whether the selection stands within an element. */
export function isWithin({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === name) return true
  return false
}

/** Makes the paragraphs of the selection headings of a level, or paragraphs again. */
export function toggleHeading(name: string): Command {
  return (state, dispatch) => {
    const type = state.schema.nodes[isWithin(state, name) ? 'p' : name]
    return type ? setBlockType(type)(state, dispatch) : false
  }
}

/** Makes the paragraphs of the selection items of a list, a list one of the other kind, or takes the items out of it. */
export function toggleList(name: 'ul' | 'ol'): Command {
  return (state, dispatch) => {
    const { ul, ol, li } = state.schema.nodes
    const type = state.schema.nodes[name]
    if (!ul || !ol || !li || !type) return false
    const list = findList(state)
    if (!list) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(li)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.at, type, { html: [] }))
    return true
  }
}

function findList({ selection: { $from } }: EditorState): { readonly node: Node; readonly at: number } | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type.name === 'ul' || node.type.name === 'ol') return { node, at: $from.before(depth) }
  }
  return null
}

/** Puts the paragraphs of the selection into a quotation, or takes them out of it. */
export const toggleQuote: Command = (state, dispatch) => {
  const { blockquote } = state.schema.nodes
  if (!blockquote) return false
  return isWithin(state, 'blockquote') ? lift(state, dispatch) : wrapIn(blockquote)(state, dispatch)
}

/** Finds the link around the cursor or the beginning of the selection, with its address and its place. */
export function findLink({ selection: { $from, empty }, schema }: EditorState) {
  const type = schema.marks.a
  const at = $from.parent.childAfter($from.parentOffset)
  const near = at.node && type?.isInSet(at.node.marks) ? at : $from.parent.childBefore($from.parentOffset)
  const mark = near.node && type?.isInSet(near.node.marks)
  if (!mark || (near !== at && !empty)) return null
  const { parent } = $from
  let [first, last] = [near.index, near.index + 1]
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first--
  while (last < parent.childCount && mark.isInSet(parent.child(last).marks)) last++
  const sizeUpTo = (index: number) => parent.content.content.slice(0, index).reduce((sum, one) => sum + one.nodeSize, 0)
  const start = $from.start()
  const html = mark.attrs.html as readonly (readonly [string, string])[]
  const address = html.find(([name]) => name === 'href')?.[1] ?? ''
  return { address, mark, from: start + sizeUpTo(first), to: start + sizeUpTo(last) }
}

export type LinkChoice = { readonly address: string; readonly name: string }

/** Lets the link at the cursor, or the selected words, lead to an address; without either the name of its target is written. */
export function setLink({ address, name }: LinkChoice): Command {
  return (state, dispatch) => {
    const found = findLink(state)
    const type = state.schema.marks.a as MarkType
    const others = (found?.mark.attrs.html ?? []).filter(([attribute]: [string]) => attribute !== 'href')
    const mark = type.create({ html: [['href', address], ...others] })
    const { selection, tr } = state
    const { from, to } = found ?? selection
    if (from === to) tr.insert(from, state.schema.text(name, [...selection.$from.marks(), mark]))
    else tr.removeMark(from, to, type).addMark(from, to, mark)
    const end = from === to ? from + name.length : to
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).removeStoredMark(type))
    return true
  }
}

/** Leaves the words of the link at the cursor without it. */
export const removeLink: Command = (state, dispatch) => {
  const found = findLink(state)
  if (!found) return false
  dispatch?.(state.tr.removeMark(found.from, found.to, state.schema.marks.a))
  return true
}
