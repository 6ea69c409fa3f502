import { baseKeymap, chainCommands, setBlockType } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { toggleHeading, toggleList, toggleQuote, toggleWords } from './edit-markup.ts'
import { type MarkupKind, markupSchemas } from './markup-schema.ts'

const breakLine: Command = (state, dispatch) => {
  const { br } = state.schema.nodes
  if (!br) return false
  dispatch?.(state.tr.replaceSelectionWith(br.create(), true).scrollIntoView())
  return true
}

const stayOnLine: Command = () => true

const lineKeys: Readonly<Record<string, Command>> = {
  'Mod-b': toggleWords('strong'),
  'Mod-i': toggleWords('em'),
  'Shift-Enter': breakLine,
}

/** Returns the keys of an editor. Undo and redo are those of the screen, and Tab leaves the field. */
export function createKeys(kind: MarkupKind, further: Readonly<Record<string, Command>>): Plugin[] {
  const { p, li } = markupSchemas.block.nodes
  if (kind === 'inline' || !p || !li)
    return [keymap({ ...lineKeys, ...further, Enter: stayOnLine }), keymap(baseKeymap)]
  const keys = {
    ...lineKeys,
    ...further,
    Enter: chainCommands(splitListItem(li), liftListItemAtEnd(liftListItem(li))),
    'Mod-Alt-0': setBlockType(p),
    'Mod-Alt-2': toggleHeading('h2'),
    'Mod-Alt-3': toggleHeading('h3'),
    'Mod-Alt-4': toggleHeading('h4'),
    'Mod-Shift-7': toggleList('ol'),
    'Mod-Shift-8': toggleList('ul'),
    'Mod-Shift-9': toggleQuote,
    'Mod-]': sinkListItem(li),
    'Mod-[': liftListItem(li),
  }
  return [keymap(keys), keymap(baseKeymap)]
}

/** Takes an empty item out of its list, which Enter does. */
const liftListItemAtEnd =
  (liftItem: Command): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection
    const isEmptyItem = empty && $from.parent.content.size === 0 && $from.node(-1)?.type.name === 'li'
    return isEmptyItem ? liftItem(state, dispatch) : false
  }
