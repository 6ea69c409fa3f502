import { useWords } from '../../../words/use-words.ts'
import { fieldGroups, toFieldGroup } from './field-groups.ts'
import styles from './form.module.css'
import type { Fields, JsonSchema } from './json-schema.ts'
import { listFieldNames, PlainFields } from './plain-fields.tsx'

type Props = {
  readonly schema: JsonSchema
  readonly value: Fields
  /** Where the fields stand in the document: `blocks.0`; empty for those of the document itself. */
  readonly path: string
  /** Fields that are edited elsewhere. */
  readonly without?: readonly string[]
  /** The second argument names the field, so that what is typed into it is undone together. */
  readonly onChange: (value: Fields, group: string) => void
}

/** The fields of a schema, by groups of which only the first one with fields is open. */
export function FieldsForm({ schema, value, path, without = [], onChange }: Props) {
  const { t } = useWords()
  const names = listFieldNames(schema).filter((name) => !without.includes(name))
  return (
    <div className={styles.form}>
      {fieldGroups.map((group) => {
        const own = names.filter((name) => toFieldGroup(name) === group)
        if (own.length === 0) return null
        const fields = <PlainFields key={group} {...{ schema, value, path, onChange }} names={own} />
        return group === 'content' ? (
          <div key={group} className={styles.form}>
            {fields}
          </div>
        ) : (
          <details key={group} className={styles.group} name={path}>
            <summary>{t(`content.group.${group}`)}</summary>
            <div className={styles.form}>{fields}</div>
          </details>
        )
      })}
    </div>
  )
}
