import { insertItem, moveItem, removeItem, replaceItem } from '@lacehouse/domain/content/edit-list'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type Block, toBlockTitle } from '../blocks/block.ts'
import { toBlockWord, toFieldWord } from './field-words.ts'
import { FieldsForm } from './fields-form.tsx'
import styles from './form.module.css'
import { type FieldProps, useForm } from './form-context.ts'
import { FormItem } from './form-item.tsx'
import { type BlockSchema, createValue, listBlockSchemas } from './json-schema.ts'
import { newId } from './new-id.ts'

/** The blocks within a block, as those of a segment or of a variant. Each has the form of its own type. */
export function BlocksField({ name, schema, value, path, onChange }: FieldProps) {
  const { t } = useWords()
  const { isReadOnly } = useForm()
  const [addedId, setAddedId] = useState<string | null>(null)
  const types = listBlockSchemas(schema.items ?? {}) ?? []
  const blocks = Array.isArray(value) ? (value as readonly Block[]) : []
  const change = (next: readonly Block[], what: string) => onChange(next, `${path} ${what}`)
  return (
    <fieldset className={styles.part}>
      <legend>{name === 'targets' ? t('content.blocks.title') : toFieldWord(t, name)}</legend>
      <div className={styles.form}>
        {blocks.map((block, index) => (
          <NestedBlock
            key={block.id}
            block={block}
            isOpen={block.id === addedId}
            types={types}
            path={`${path}.${index}`}
            onChange={(next, group) => onChange(replaceItem(blocks, index, next), group)}
            onMoveUp={index > 0 ? () => change(moveItem(blocks, index, index - 1), 'moved') : null}
            onRemove={() => change(removeItem(blocks, index), 'removed')}
          />
        ))}
        {isReadOnly ? null : (
          <NewBlock
            types={types}
            onAdd={(block) => {
              setAddedId(block.id)
              change(insertItem(blocks, blocks.length, block), 'added')
            }}
          />
        )}
      </div>
    </fieldset>
  )
}

type NestedProps = {
  readonly block: Block
  readonly isOpen: boolean
  readonly types: readonly BlockSchema[]
  readonly path: string
  readonly onChange: (block: Block, group: string) => void
  readonly onMoveUp: (() => void) | null
  readonly onRemove: () => void
}

function NestedBlock({ block, isOpen, types, path, onChange, onMoveUp, onRemove }: NestedProps) {
  const { t } = useWords()
  const word = toBlockWord(t, block.type)
  const title = toBlockTitle(block)
  const name = title ? `${word}: ${title}` : word
  const schema = types.find(({ type }) => type === block.type)?.schema ?? {}
  return (
    <FormItem {...{ name, isOpen, onMoveUp, onRemove }}>
      <FieldsForm
        schema={schema}
        value={block}
        path={path}
        onChange={(next, group) => onChange(next as Block, group)}
      />
    </FormItem>
  )
}

type NewProps = { readonly types: readonly BlockSchema[]; readonly onAdd: (block: Block) => void }

function NewBlock({ types, onAdd }: NewProps) {
  const { t } = useWords()
  const [type, setType] = useState(types[0]?.type ?? '')
  const chosen = types.find((one) => one.type === type)
  return (
    <div className={styles.adding}>
      <SelectField label={t('content.palette.types')} value={type} onChange={({ target }) => setType(target.value)}>
        {types.map((one) => (
          <option key={one.type} value={one.type}>
            {toBlockWord(t, one.type)}
          </option>
        ))}
      </SelectField>
      <Button onClick={() => chosen && onAdd(createValue(chosen.schema, newId) as Block)}>
        {t('content.blocks.add')}
      </Button>
    </div>
  )
}
