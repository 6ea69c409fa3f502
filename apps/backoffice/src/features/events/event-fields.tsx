import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { CheckField, SelectField, TextField } from '../../ui/field.tsx'
import { useWords } from '../../words/use-words.ts'
import type { DraftProblem, EventDraft } from './event-draft.ts'
import styles from './events.module.css'

type Props = {
  readonly draft: EventDraft
  readonly locales: readonly string[]
  readonly taken: number
  readonly problem: DraftProblem | null
  readonly isReadOnly: boolean
  readonly onChange: (draft: EventDraft) => void
}

const times = ['startsAt', 'endsAt', 'closesAt'] as const

/** The fields of an event: its words in each locale of the site, then when it is and how many can come. */
export function EventFields({ draft, locales, taken, problem, isReadOnly, onChange }: Props) {
  const { t } = useWords()
  const set = (change: Partial<EventDraft>) => onChange({ ...draft, ...change })
  const errorOf = (field: DraftProblem) =>
    problem === field ? t(`backoffice.events.problem.${field}`, { taken }) : null
  return (
    <fieldset className={styles.fields} disabled={isReadOnly}>
      {(['names', 'places'] as const).map((field) =>
        locales.map((locale) => (
          <TextField
            key={`${field} ${locale}`}
            label={t(`backoffice.events.${field}`, { locale })}
            lang={toLanguageTag(locale)}
            required
            maxLength={200}
            error={draft[field][locale]?.trim() ? null : errorOf(field)}
            value={draft[field][locale] ?? ''}
            onChange={({ target }) => set({ [field]: { ...draft[field], [locale]: target.value } })}
          />
        )),
      )}
      <SelectField
        label={t('backoffice.events.timeZone')}
        error={errorOf('timeZone')}
        value={draft.timeZone}
        onChange={({ target }) => set({ timeZone: target.value })}
      >
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
      {times.map((field) => (
        <TextField
          key={field}
          label={t(`backoffice.events.${field}`)}
          hint={t(field === 'closesAt' ? 'backoffice.events.closesAt.hint' : 'backoffice.events.times.hint')}
          type="datetime-local"
          required={field !== 'closesAt'}
          error={errorOf(field)}
          value={draft[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      <TextField
        label={t('backoffice.events.capacity')}
        type="number"
        min={Math.max(1, taken)}
        required
        error={errorOf('capacity')}
        value={draft.capacity || ''}
        onChange={({ target }) => set({ capacity: target.valueAsNumber || 0 })}
      />
      <CheckField
        label={t('backoffice.events.allowsPlusOne')}
        checked={draft.allowsPlusOne}
        onChange={({ target }) => set({ allowsPlusOne: target.checked })}
      />
      <TextField
        label={t('backoffice.events.page')}
        hint={t('backoffice.events.page.hint')}
        required
        maxLength={80}
        error={errorOf('page')}
        value={draft.page}
        onChange={({ target }) => set({ page: target.value })}
      />
    </fieldset>
  )
}
