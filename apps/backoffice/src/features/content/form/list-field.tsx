import { insertItem, moveItem, removeItem, replaceItem } from '@lacehouse/domain/content/edit-list'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toChoiceWord, toFieldWord } from './field-words.ts'
import styles from './form.module.css'
import { type FieldProps, useForm } from './form-context.ts'
import { FormItem } from './form-item.tsx'
import { createValue, type Fields, type JsonSchema, listChoices } from './json-schema.ts'
import { newId } from './new-id.ts'
import { PlainFields } from './plain-fields.tsx'

/** A list of parts: links, cards, questions. Each can be opened, moved and removed. */
export function ListField({ name, schema, value, path, onChange }: FieldProps) {
  const { t } = useWords()
  const { isReadOnly } = useForm()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const item = schema.items ?? {}
  const change = (next: readonly unknown[], what: string) => onChange(next, `${path} ${what}`)
  return (
    <fieldset className={styles.part}>
      <legend>{toFieldWord(t, name)}</legend>
      <div className={styles.form}>
        {items.map((one, index) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: items of some lists have no id
            key={index}
            place={index + 1}
            title={toTitle(one)}
            schema={item}
            value={one}
            path={`${path}.${index}`}
            onChange={(next, group) => onChange(replaceItem(items, index, next), group)}
            onMoveUp={index > 0 ? () => change(moveItem(items, index, index - 1), 'moved') : null}
            onRemove={() => change(removeItem(items, index), 'removed')}
          />
        ))}
        {isReadOnly ? null : (
          <div>
            <Button onClick={() => change(insertItem(items, items.length, createValue(item, newId)), 'added')}>
              {t('content.form.add', { name: toFieldWord(t, name) })}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}

type ItemProps = {
  readonly place: number
  readonly title: string
  readonly schema: JsonSchema
  readonly value: unknown
  readonly path: string
  readonly onChange: (value: unknown, group: string) => void
  readonly onMoveUp: (() => void) | null
  readonly onRemove: () => void
}

function Item({ place, title, schema, value, path, onChange, onMoveUp, onRemove }: ItemProps) {
  const { t } = useWords()
  const { Field } = useForm()
  const name = title || toSegmentTitle(t, schema, value) || t('content.form.item', { place })
  return (
    <FormItem {...{ name, onMoveUp, onRemove }}>
      {schema.type === 'object' ? (
        <PlainFields schema={schema} value={(value ?? {}) as Fields} path={path} onChange={onChange} />
      ) : (
        <Field {...{ schema, value, path, onChange }} name="item" isRequired />
      )}
    </FormItem>
  )
}

/** Names a segment of visitors; an empty text for any other item. */
function toSegmentTitle(t: ReturnType<typeof useWords>['t'], { properties }: JsonSchema, value: unknown): string {
  const { id } = (value ?? {}) as { readonly id?: unknown }
  return listChoices(properties?.id ?? {}) && typeof id === 'string' ? toChoiceWord(t, id) : ''
}

/** Names an item by the first of its words. */
function toTitle(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { title, text, name, label } = value as Record<string, unknown>
  return (
    ([title, text, name, label].find((word) => typeof word === 'string' && word !== '') as string | undefined) ?? ''
  )
}
