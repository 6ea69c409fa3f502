import { fromWallTime, toWallTime } from '@lacehouse/domain/time/site-clock'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toFieldWord } from './field-words.ts'
import { type FieldProps, useForm } from './form-context.ts'

/** A day with its time, by the clock of the site; what is stored is the moment in UTC. */
export function MomentField({ name, value, path, isRequired, onChange }: FieldProps) {
  const { t } = useWords()
  const { timeZone, isReadOnly, findProblem } = useForm()
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return (
    <TextField
      label={toFieldWord(t, name)}
      hint={t('content.hint.moment', { timeZone })}
      error={findProblem(path)}
      type="datetime-local"
      readOnly={isReadOnly}
      required={isRequired}
      value={Number.isNaN(at) ? '' : toWallTime(at, timeZone).slice(0, 16)}
      onChange={({ target }) => {
        const moment = fromWallTime(target.value, timeZone)
        onChange(moment === null ? '' : new Date(moment).toISOString(), path)
      }}
    />
  )
}

/** The time zone of a place, chosen from all that the browser knows. */
export function TimeZoneField({ name, value, path, onChange }: FieldProps) {
  const { t } = useWords()
  const { isReadOnly, findProblem } = useForm()
  const chosen = typeof value === 'string' ? value : ''
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <SelectField
      label={toFieldWord(t, name)}
      error={findProblem(path)}
      disabled={isReadOnly}
      value={chosen}
      onChange={({ target }) => onChange(target.value, path)}
    >
      {zones.includes(chosen) ? null : <option value={chosen}>{chosen || t('content.choice.none')}</option>}
      {zones.map((zone) => (
        <option key={zone}>{zone}</option>
      ))}
    </SelectField>
  )
}
