import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toFieldWord } from './field-words.ts'
import styles from './form.module.css'
import { type FieldProps, useForm } from './form-context.ts'
import { createValue, type Fields } from './json-schema.ts'
import { newId } from './new-id.ts'
import { PlainFields } from './plain-fields.tsx'

/** A field of fields: a link, the pictures by width. It is added and removed as a whole where it may be absent. */
export function GroupField({ name, schema, value, path, isRequired, onChange }: FieldProps) {
  const { t } = useWords()
  const { isReadOnly, findProblem } = useForm()
  const problem = findProblem(path)
  const label = toFieldWord(t, name)
  if (value === undefined && !isRequired)
    return isReadOnly ? null : (
      <div>
        <FieldError error={problem} />
        <Button onClick={() => onChange(createValue(schema, newId), `${path} added`)}>
          {t('content.form.add', { name: label })}
        </Button>
      </div>
    )
  return (
    <fieldset className={styles.part}>
      <legend>{label}</legend>
      <FieldError error={problem} />
      <div className={styles.form}>
        <PlainFields schema={schema} value={(value ?? {}) as Fields} path={path} onChange={onChange} />
        {isRequired || isReadOnly ? null : (
          <div>
            <Button variant="quiet" onClick={() => onChange(undefined, `${path} removed`)}>
              {t('content.form.remove', { name: label })}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}
