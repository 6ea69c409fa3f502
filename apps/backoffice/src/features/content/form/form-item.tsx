import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './form.module.css'
import { useForm } from './form-context.ts'

type Props = {
  readonly name: string
  readonly isOpen?: boolean
  /** Absent for the first item. */
  readonly onMoveUp: (() => void) | null
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** An item of a list in a form, which can be opened, moved and removed. */
export function FormItem({ name, isOpen = false, onMoveUp, onRemove, children }: Props) {
  const { t } = useWords()
  const { isReadOnly } = useForm()
  return (
    <details className={styles.item} open={isOpen}>
      <summary>{name}</summary>
      <div className={styles.form}>
        {children}
        {isReadOnly ? null : (
          <div className={styles.actions}>
            {onMoveUp ? (
              <Button variant="quiet" onClick={onMoveUp}>
                {t('content.form.moveUp', { name })}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={onRemove}>
              {t('content.form.remove', { name })}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
