import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toFieldWord } from '../form/field-words.ts'
import { type FieldProps, useForm } from '../form/form-context.ts'
import { LinkDialog } from './link-dialog.tsx'
import styles from './pickers.module.css'

/** The address of a link, typed or picked from pages, products and categories. */
export function LinkField({ name, value, path, onChange }: FieldProps) {
  const { t } = useWords()
  const { isReadOnly, findProblem } = useForm()
  const [isPicking, setIsPicking] = useState(false)
  return (
    <div className={styles.field}>
      <TextField
        label={toFieldWord(t, name)}
        error={findProblem(path)}
        readOnly={isReadOnly}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value, path)}
      />
      {isReadOnly ? null : <Button onClick={() => setIsPicking(true)}>{t('content.link.pick')}</Button>}
      {isPicking ? (
        <LinkDialog
          onPick={(address) => {
            onChange(address, `${path} picked`)
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </div>
  )
}
