import { type Command, EditorState, Plugin } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { createKeys } from './markup-keys.ts'
import type { MarkupKind } from './markup-schema.ts'
import { isShallow, parseMarkup, writeMarkup } from './stored-markup.ts'

type Options = {
  readonly kind: MarkupKind
  readonly markup: string
  /** What the text field is for screen readers. */
  readonly attributes: Readonly<Record<string, string>>
  readonly isReadOnly: boolean
  /** Keys of the screen around the text, by their names. */
  readonly keys: Readonly<Record<string, Command>>
  readonly onState: (state: EditorState) => void
  readonly onMarkup: (markup: string) => void
}

const keepShallow = new Plugin({ filterTransaction: (change) => !change.docChanged || isShallow(change.doc) })

/** Shows an editor of markup within an element. */
export function createMarkupView(place: HTMLElement, options: Options): EditorView {
  const { kind, markup, attributes, isReadOnly, keys, onState, onMarkup } = options
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: parseMarkup(markup, kind),
      plugins: [...createKeys(kind, keys), keepShallow],
    }),
    attributes: { ...attributes },
    editable: () => !isReadOnly,
    dispatchTransaction(change) {
      const state = view.state.apply(change)
      view.updateState(state)
      onState(state)
      if (!state.doc.eq(change.before)) onMarkup(writeMarkup(state.doc))
    },
  })
  onState(view.state)
  return view
}

/** Shows markup that was changed outside of the editor, as an undo of the screen does. */
export function showMarkup(view: EditorView, markup: string, kind: MarkupKind): void {
  const { state } = view
  const next = EditorState.create({ doc: parseMarkup(markup, kind), plugins: state.plugins })
  view.updateState(next)
}
