import type { KeyboardEvent } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { toBlockWord } from '../form/field-words.ts'
import type { Block } from './block.ts'
import { BlockDrawing } from './block-drawing.tsx'
import styles from './block-list.module.css'

type Props = {
  readonly block: Block
  readonly name: string
  readonly place: number
  readonly total: number
  readonly isChosen: boolean
  readonly isDragged: boolean
  readonly isReadOnly: boolean
  readonly onChoose: () => void
  readonly onMove: (to: number) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  readonly onDrag: (place: number | null) => void
  readonly onDrop: () => void
}

/** A block in the list of blocks, with what can be done to it. */
export function BlockRow(props: Props) {
  const { block, name, place, isChosen, isDragged, isReadOnly, onChoose, onMove, onDrag, onDrop } = props
  const { t } = useWords()
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined || isReadOnly) return
    event.preventDefault()
    onMove(place + step)
  }
  return (
    // The buttons do by keyboard what dragging does.
    <li
      className={styles.row}
      data-chosen={isChosen || undefined}
      data-dragged={isDragged || undefined}
      draggable={!isReadOnly}
      onDragStart={() => onDrag(place)}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <button
        type="button"
        className={styles.choose}
        data-focus={block.id}
        aria-pressed={isChosen}
        onClick={onChoose}
        onKeyDown={moveByKey}
      >
        <BlockDrawing type={block.type} />
        <span className={styles.name}>
          {name}
          <small>{toBlockWord(t, block.type)}</small>
        </span>
      </button>
      {isReadOnly || !isChosen ? null : <RowActions {...props} />}
    </li>
  )
}

function RowActions({ name, place, total, onMove, onDuplicate, onRemove }: Props) {
  const { t } = useWords()
  const actions = [
    ['up', '↑', place > 0, () => onMove(place - 1)],
    ['down', '↓', place < total - 1, () => onMove(place + 1)],
    ['duplicate', '+', true, onDuplicate],
    ['remove', '×', true, onRemove],
  ] as const
  return (
    <div className={styles.actions}>
      {actions.map(([id, sign, isPossible, act]) => (
        <button
          key={id}
          type="button"
          className={styles.action}
          aria-label={t(`content.blocks.${id}`, { name })}
          aria-disabled={!isPossible}
          onClick={() => isPossible && act()}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  )
}
