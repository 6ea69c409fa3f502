import type { EditorState } from 'prosemirror-state'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import type { WordKey } from '../../../words/words-context.ts'
import type { MarkupKind } from './markup-schema.ts'
import styles from './rich-text.module.css'
import { type Tool, tools } from './tools.ts'

type Props = {
  readonly label: string
  /** The id of the text that the buttons change. */
  readonly controls: string
  readonly kind: MarkupKind
  readonly state: EditorState
  readonly onTool: (tool: Tool) => void
  readonly onLeave: () => void
}

/** The buttons of a rich text: one stop of the Tab key, with the arrow keys from one to the next and Escape back to the text. */
export function Toolbar({ label, controls, kind, state, onTool, onLeave }: Props) {
  const { t } = useWords()
  const [place, setPlace] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const shown = tools.filter((tool) => kind === 'block' || tool.isInline)
  const move = (next: number) => {
    setPlace(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const next = findNext(event.key, place, shown.length)
    if (next === null && event.key !== 'Escape') return
    event.preventDefault()
    if (next === null) onLeave()
    else move(next)
  }
  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={press}
    >
      {shown.map((tool, index) => {
        const isPressed = tool.isActive?.(state)
        return (
          <button
            key={tool.id}
            type="button"
            className={styles.tool}
            tabIndex={index === place ? 0 : -1}
            aria-keyshortcuts={tool.keys}
            aria-disabled={!tool.canRun(state) || undefined}
            {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
            title={tool.keys?.replaceAll('Control', t('content.markup.control'))}
            // A press leaves the selection of the text as it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setPlace(index)
              if (tool.canRun(state)) onTool(tool)
            }}
          >
            {t(`content.markup.${tool.id}` satisfies WordKey)}
          </button>
        )
      })}
    </div>
  )
}

function findNext(key: string, place: number, total: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % total
  if (key === 'ArrowLeft') return (place + total - 1) % total
  if (key === 'Home') return 0
  return key === 'End' ? total - 1 : null
}
