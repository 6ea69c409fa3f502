import { lazy, Suspense } from 'react'
import { CheckField, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { LinkField } from '../pickers/link-field.tsx'
import { PictureField } from '../pickers/picture-field.tsx'
import { BlocksField } from './blocks-field.tsx'
import { toChoiceWord, toFieldHint, toFieldWord } from './field-words.ts'
import styles from './form.module.css'
import { type FieldProps, useForm } from './form-context.ts'
import { GroupField } from './group-field.tsx'
import { type FieldKind, listChoices, toFieldKind } from './json-schema.ts'
import { ListField } from './list-field.tsx'
import { MomentField, TimeZoneField } from './moment-fields.tsx'

// Its editor is the largest library of the back office, and many documents have no text with markup.
const RichTextField = lazy(() =>
  import('../rich-text/rich-text-field.tsx').then(({ RichTextField: field }) => ({ default: field })),
)

type KindProps = FieldProps & { readonly kind: FieldKind }

/** One field of a document, edited as its contract says. */
export function SchemaField(props: FieldProps) {
  const { t } = useWords()
  const kind = toFieldKind(props.name, props.schema)
  if (kind === 'group') return <GroupField {...props} />
  if (kind === 'list') return <ListField {...props} />
  if (kind === 'blocks') return <BlocksField {...props} />
  if (kind === 'moment') return <MomentField {...props} />
  if (kind === 'time_zone') return <TimeZoneField {...props} />
  if (kind === 'picture') return <PictureField {...props} />
  if (kind === 'address') return <LinkField {...props} />
  if (kind === 'markup')
    return (
      <Suspense fallback={<p>{toFieldWord(t, props.name)}</p>}>
        <RichTextField {...props} />
      </Suspense>
    )
  if (kind === 'choice' || kind === 'flag' || kind === 'choices') return <ChoiceField {...props} kind={kind} />
  return <WordsField {...props} kind={kind} />
}

function WordsField({ name, schema, value, path, isRequired, kind, onChange }: KindProps) {
  const { t } = useWords()
  const { lang, isReadOnly, findProblem } = useForm()
  const hint = kind === 'lines' ? t('content.hint.lines') : toFieldHint(t, name)
  const common = {
    label: toFieldWord(t, name),
    error: findProblem(path) ?? (kind === 'lines' ? findLineProblem(findProblem, path, value) : null),
    ...(hint !== null && { hint }),
    ...{ readOnly: isReadOnly, required: isRequired },
  }
  if (kind === 'number')
    return (
      <TextField
        {...common}
        type="number"
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber, path)}
      />
    )
  if (kind === 'lines')
    return (
      <TextArea
        {...common}
        value={Array.isArray(value) ? value.join('\n') : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value.split('\n'), path)}
      />
    )
  const text = {
    ...{ lang, value: typeof value === 'string' ? value : '' },
    ...(schema.maxLength !== undefined && { maxLength: schema.maxLength }),
  }
  if (kind === 'long_text')
    return <TextArea {...common} {...text} onChange={({ target }) => onChange(target.value, path)} />
  const isDate = schema.format === 'date'
  return (
    <TextField
      {...common}
      {...text}
      type={isDate ? 'date' : 'text'}
      onChange={({ target }) => onChange(target.value, path)}
    />
  )
}

/** Finds what is wrong with the first wrong line of a field. */
function findLineProblem(findProblem: (path: string) => string | null, path: string, value: unknown): string | null {
  const lines: readonly unknown[] = Array.isArray(value) ? value : []
  return lines.map((_, index) => findProblem(`${path}.${index}`)).find((problem) => problem !== null) ?? null
}

function ChoiceField({ name, schema, value, path, isRequired, kind, onChange }: KindProps) {
  const { t } = useWords()
  const { isReadOnly, findProblem } = useForm()
  // Of all ids only those of segments are chosen.
  const label = name === 'id' ? t('content.audience') : toFieldWord(t, name)
  if (kind === 'flag')
    return (
      <CheckField
        label={label}
        checked={value === true}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.checked || undefined, path)}
      />
    )
  const choices = listChoices(kind === 'choices' ? (schema.items ?? {}) : schema) ?? []
  if (kind === 'choices') {
    const chosen: readonly unknown[] = Array.isArray(value) ? value : []
    return (
      <fieldset className={styles.choices} disabled={isReadOnly}>
        <legend>{label}</legend>
        {choices.map((choice) => (
          <CheckField
            key={choice}
            label={toChoiceWord(t, choice)}
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice), path)
            }
          />
        ))}
      </fieldset>
    )
  }
  return (
    <SelectField
      label={label}
      error={findProblem(path)}
      disabled={isReadOnly}
      value={String(value ?? '')}
      onChange={({ target }) =>
        onChange(
          choices.find((choice) => String(choice) === target.value),
          path,
        )
      }
    >
      {isRequired ? null : <option value="">{t('content.choice.none')}</option>}
      {choices.map((choice) => (
        <option key={choice} value={String(choice)}>
          {toChoiceWord(t, choice)}
        </option>
      ))}
    </SelectField>
  )
}
