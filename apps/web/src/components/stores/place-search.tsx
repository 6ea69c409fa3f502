import { type SubmitEvent, useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './place-search.module.css'

/** The place of a search. */
export type Near = { readonly place?: string; readonly latitude?: number; readonly longitude?: number }

type Props = {
  readonly initial?: string
  readonly isBusy: boolean
  readonly error: string | null
  readonly onSearch: (near: Near) => void
}

/** Asks for a place or a postal code, or takes the browser's location. */
export function PlaceSearch({ initial = '', isBusy, error, onSearch }: Props) {
  const t = useTranslate()
  const [place, setPlace] = useState(initial)
  const [isRefused, setRefused] = useState(false)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setRefused(false)
    if (place.trim()) onSearch({ place })
  }
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => onSearch({ latitude, longitude }),
      () => setRefused(true),
    )
  return (
    <search className={styles.search}>
      <form onSubmit={send} noValidate className={styles.line}>
        <TextField
          label={t('stores.search.label')}
          name="place"
          value={place}
          autoComplete="postal-code"
          error={error ?? (isRefused ? t('stores.search.noPosition') : null)}
          onChange={({ target }) => setPlace(target.value)}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {t('stores.search.action')}
        </Button>
      </form>
      <TextButton onClick={locate}>{t('stores.search.position')}</TextButton>
    </search>
  )
}
