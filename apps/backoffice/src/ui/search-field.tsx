import { type SubmitEvent, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import styles from './search-field.module.css'

type Props = { readonly label: string; readonly value: string; readonly onSearch: (text: string) => void }

/** A field to search with: Enter or the button asks, typing alone does not. Its key is what was searched for last. */
export function SearchField({ label, value, onSearch }: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState(value)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={label}
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('backoffice.list.search')}</Button>
      </form>
    </search>
  )
}
