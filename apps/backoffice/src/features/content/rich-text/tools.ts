import type { Command, EditorState } from 'prosemirror-state'
import {
  findLink,
  hasMark,
  isWithin,
  removeLink,
  toggleHeading,
  toggleList,
  toggleQuote,
  toggleWords,
} from './edit-markup.ts'

export type Tool = {
  readonly id: 'bold' | 'italic' | 'link' | 'unlink' | 'h2' | 'h3' | 'h4' | 'bullets' | 'numbers' | 'quote'
  /** Its keys, as `aria-keyshortcuts` says them. */
  readonly keys?: string
  /** Whether it is of use within a line. */
  readonly isInline?: true
  /** Absent for what is no state of the text. */
  readonly isActive?: (state: EditorState) => boolean
  readonly canRun: (state: EditorState) => boolean
  /** Absent for what asks something first. */
  readonly run?: Command
}

/** The buttons of a rich text in their order. */
export const tools: readonly Tool[] = [
  toWordsTool('bold', 'strong', 'Control+B'),
  toWordsTool('italic', 'em', 'Control+I'),
  { id: 'link', keys: 'Control+K', isInline: true, isActive: (state) => findLink(state) !== null, canRun: () => true },
  { id: 'unlink', isInline: true, canRun: (state) => removeLink(state), run: removeLink },
  toBlockTool('h2', 'h2', { keys: 'Control+Alt+2', run: toggleHeading('h2') }),
  toBlockTool('h3', 'h3', { keys: 'Control+Alt+3', run: toggleHeading('h3') }),
  toBlockTool('h4', 'h4', { keys: 'Control+Alt+4', run: toggleHeading('h4') }),
  toBlockTool('bullets', 'ul', { keys: 'Control+Shift+8', run: toggleList('ul') }),
  toBlockTool('numbers', 'ol', { keys: 'Control+Shift+7', run: toggleList('ol') }),
  toBlockTool('quote', 'blockquote', { keys: 'Control+Shift+9', run: toggleQuote }),
]

function toWordsTool(id: Tool['id'], name: 'strong' | 'em', keys: string): Tool {
  const run = toggleWords(name)
  return { id, keys, isInline: true, isActive: (state) => hasMark(state, name), canRun: (state) => run(state), run }
}

type BlockTool = { readonly keys: string; readonly run: Command }

function toBlockTool(id: Tool['id'], name: string, { keys, run }: BlockTool): Tool {
  return { id, keys, isActive: (state) => isWithin(state, name), canRun: (state) => run(state), run }
}
