import { maxWishlistName, toWishlistName } from '@lacehouse/domain/favourites/wishlist'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { formatCreateError } from './format-list-error.ts'
import styles from './wishlists.module.css'

type Props = {
  readonly label: string
  readonly submit: string
  readonly name?: string
  readonly isFocused?: boolean
  readonly onName: (name: string) => Promise<void>
  /** Buttons beside the one that submits. */
  readonly children?: ReactNode
}

/** Asks for the name of a list, of a new one or of one that is there; what was typed stays after a failure. */
export function NameForm({ label, submit, name = '', isFocused = false, onName, children }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState(name)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const wanted = toWishlistName(typed)
    if (wanted === null) return setFailure(t('favourites.lists.nameMissing'))
    setBusy(true)
    setFailure(null)
    try {
      await onName(wanted)
      setTyped('')
    } catch (error) {
      setFailure(formatCreateError(t, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        // The field takes the place of the button that was pressed
        autoFocus={isFocused}
        name="listName"
        label={label}
        value={typed}
        error={failure}
        maxLength={maxWishlistName}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
