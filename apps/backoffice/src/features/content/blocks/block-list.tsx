import { insertItem, moveItem, removeItem } from '@lacehouse/domain/content/edit-list'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import visuallyHidden from '../../../ui/visually-hidden.module.css'
import { useWords } from '../../../words/use-words.ts'
import { toBlockWord } from '../form/field-words.ts'
import { createValue } from '../form/json-schema.ts'
import { newId } from '../form/new-id.ts'
import { type ContentTypes, findBlockSchema } from '../use-content-types.ts'
import { type Block, toBlockTitle } from './block.ts'
import styles from './block-list.module.css'
import { BlockRow } from './block-row.tsx'
import { PaletteDialog } from './palette-dialog.tsx'
import { useFocusAfter } from './use-focus-after.ts'

type Props = {
  readonly blocks: readonly Block[]
  readonly types: ContentTypes
  readonly chosenId: string | null
  readonly isReadOnly: boolean
  readonly onChoose: (id: string | null) => void
  readonly onChange: (blocks: readonly Block[]) => void
}

/** The blocks of a document in their order. They are moved by drag and by keyboard, and each change is announced. */
export function BlockList({ blocks, types, chosenId, isReadOnly, onChoose, onChange }: Props) {
  const { t } = useWords()
  const [announced, setAnnounced] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const { list, focusAfter } = useFocusAfter()
  const nameOf = (block: Block) => toBlockTitle(block) || toBlockWord(t, block.type)
  const move = (from: number, to: number) => {
    const block = blocks[from]
    if (!block || to < 0 || to >= blocks.length || from === to) return
    onChange(moveItem(blocks, from, to))
    setAnnounced(t('content.blocks.moved', { name: nameOf(block), place: to + 1, total: blocks.length }))
    focusAfter(block.id)
  }
  const insert = (at: number, block: Block, said: 'added' | 'duplicated') => {
    onChange(insertItem(blocks, at, block))
    onChoose(block.id)
    setAnnounced(t(`content.blocks.${said}`, { name: nameOf(block), place: at + 1 }))
    focusAfter(block.id)
  }
  const remove = (at: number) => {
    const block = blocks[at]
    if (!block) return
    onChange(removeItem(blocks, at))
    setAnnounced(t('content.blocks.removed', { name: nameOf(block) }))
    const next = blocks[at + 1] ?? blocks[at - 1]
    onChoose(next?.id ?? null)
    focusAfter(next?.id ?? 'document')
  }
  const add = (type: string) => {
    const schema = findBlockSchema(types, type)
    const block = createValue(schema, newId) as Block
    const at = blocks.findIndex(({ id }) => id === chosenId)
    insert(at < 0 ? blocks.length : at + 1, { ...block, id: newId(), type }, 'added')
    setIsAdding(false)
  }
  return (
    <section className={styles.blocks} aria-labelledby="blocks-title">
      <h2 id="blocks-title" tabIndex={-1}>
        {t('content.blocks.title')}
      </h2>
      <p className={styles.hint}>{t('content.blocks.hint')}</p>
      <div ref={list}>
        <button
          type="button"
          className={styles.choose}
          data-focus="document"
          aria-pressed={chosenId === null}
          onClick={() => onChoose(null)}
        >
          {t('content.form.document')}
        </button>
        <ol className={styles.list}>
          {blocks.map((block, at) => (
            <BlockRow
              key={block.id}
              {...{ block, isReadOnly }}
              name={nameOf(block)}
              place={at}
              total={blocks.length}
              isChosen={block.id === chosenId}
              isDragged={dragged === at}
              onChoose={() => onChoose(block.id)}
              onMove={(to) => move(at, to)}
              onDuplicate={() => insert(at + 1, { ...block, id: newId() }, 'duplicated')}
              onRemove={() => remove(at)}
              onDrag={setDragged}
              onDrop={() => {
                if (dragged !== null) move(dragged, at)
                setDragged(null)
              }}
            />
          ))}
        </ol>
      </div>
      {isReadOnly ? null : <Button onClick={() => setIsAdding(true)}>{t('content.blocks.add')}</Button>}
      <p className={visuallyHidden.text} role="status">
        {announced}
      </p>
      {isAdding ? <PaletteDialog types={types} onPick={add} onClose={() => setIsAdding(false)} /> : null}
    </section>
  )
}
