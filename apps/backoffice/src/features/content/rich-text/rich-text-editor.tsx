import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useForm } from '../form/form-context.ts'
import { LinkDialog } from '../pickers/link-dialog.tsx'
import { findLink, setLink } from './edit-markup.ts'
import type { MarkupKind } from './markup-schema.ts'
import { createMarkupView, showMarkup } from './markup-view.ts'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar.tsx'

type Props = {
  readonly label: string
  readonly kind: MarkupKind
  readonly markup: string
  /** The name and description of the text for screen readers. */
  readonly ids: Readonly<Record<string, string>>
  readonly onChange: (markup: string) => void
}

/** Edits markup as it looks, with its buttons above it. */
export function RichTextEditor({ label, kind, markup, ids, onChange }: Props) {
  const { t } = useWords()
  const { lang, isReadOnly } = useForm()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const written = useRef(markup)
  const [state, setState] = useState<EditorState | null>(null)
  const [isLinking, setIsLinking] = useState(false)
  const report = useEffectEvent((next: string) => {
    written.current = next
    onChange(next)
  })
  const attributes = {
    ...ids,
    ...{ lang, role: 'textbox', class: styles.text ?? '', 'aria-multiline': String(kind === 'block') },
    ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
  }
  const create = useEffectEvent((element: HTMLElement) =>
    createMarkupView(element, {
      ...{ kind, markup, attributes, isReadOnly },
      keys: {
        'Mod-k': () => {
          setIsLinking(true)
          return true
        },
        'Alt-F10': () => {
          element.previousElementSibling?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
          return true
        },
      },
      onState: setState,
      onMarkup: report,
    }),
  )
  // The editor is a program of its own within an element, which it begins and ends with.
  useEffect(() => {
    if (!place.current) return
    const made = create(place.current)
    view.current = made
    return () => made.destroy()
  }, [])
  // An undo of the screen changes the text from outside.
  useEffect(() => {
    if (!view.current || markup === written.current) return
    written.current = markup
    showMarkup(view.current, markup, kind)
    setState(view.current.state)
  }, [markup, kind])
  const describing = JSON.stringify(attributes)
  // A problem of the field is found while it is edited.
  useEffect(() => {
    view.current?.setProps({ attributes: JSON.parse(describing) })
  }, [describing])
  // The text can be focused again once the dialog is gone.
  useEffect(() => {
    if (!isLinking) return
    return () => view.current?.focus()
  }, [isLinking])
  const closeDialog = () => setIsLinking(false)
  const link = isLinking && state ? findLink(state) : null
  return (
    <div className={styles.editor}>
      {state && !isReadOnly ? (
        <Toolbar
          label={t('content.markup.toolbar', { name: label })}
          controls={ids.id ?? ''}
          {...{ kind, state }}
          onTool={({ run }) => {
            if (!run) return setIsLinking(true)
            run(state, view.current?.dispatch)
            view.current?.focus()
          }}
          onLeave={() => view.current?.focus()}
        />
      ) : null}
      <div ref={place} />
      {isLinking ? (
        <LinkDialog
          address={link?.address ?? ''}
          onPick={(address, name) => {
            if (view.current) setLink({ address, name })(view.current.state, view.current.dispatch)
            closeDialog()
          }}
          onClose={closeDialog}
        />
      ) : null}
    </div>
  )
}
