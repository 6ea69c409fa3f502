import styles from './form.module.css'
import { useForm } from './form-context.ts'
import { type Fields, type JsonSchema, setField, toFieldKind } from './json-schema.ts'

type Props = {
  readonly schema: JsonSchema
  readonly value: Fields
  readonly path: string
  /** The fields to show; all that can be edited where it is absent. */
  readonly names?: readonly string[]
  readonly onChange: (value: Fields, group: string) => void
}

/** Some fields of a schema, one after another. */
export function PlainFields({ schema, value, path, names, onChange }: Props) {
  const { Field } = useForm()
  const { properties = {}, required = [] } = schema
  return (names ?? listFieldNames(schema)).map((name) => {
    const isRequired = required.includes(name)
    const own = path ? `${path}.${name}` : name
    return (
      <div key={name} className={styles.field} data-path={own}>
        <Field
          name={name}
          schema={properties[name] ?? {}}
          value={value[name]}
          path={own}
          isRequired={isRequired}
          onChange={(next, group) => onChange(setField(value, { name, value: next, isRequired }), group)}
        />
      </div>
    )
  })
}

/** Lists the fields of a schema that are edited. */
export function listFieldNames({ properties = {} }: JsonSchema): string[] {
  return Object.keys(properties).filter((name) => toFieldKind(name, properties[name] ?? {}) !== 'fixed')
}
