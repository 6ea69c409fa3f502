import { useId } from 'react'
import { CheckField } from '../../ui/field.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './imports.module.css'

type Props = {
  readonly isZip: boolean
  readonly hosts: readonly string[]
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Chooses whether pictures are imported too, and says from where. */
export function PicturesField({ isZip, hosts, checked, onChange }: Props) {
  const { t, locale } = useWords()
  const id = useId()
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(hosts)
  const hint = isZip
    ? t('backoffice.imports.hasPictures.zip')
    : hosts.length > 0
      ? t('backoffice.imports.hasPictures.hosts', { hosts: names })
      : t('backoffice.imports.hasPictures.none')
  return (
    <div>
      <CheckField
        label={t('backoffice.imports.hasPictures')}
        checked={checked}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className={styles.hint} id={id}>
        {hint}
      </p>
    </div>
  )
}
