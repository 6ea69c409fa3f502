import type { KnownMark } from '@lacehouse/contracts'
import { isComingSoonMark } from '@lacehouse/domain/product/availability'
import { markBounds, type ProductMark } from '@lacehouse/domain/product/product-mark'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './product-page.module.css'

type Props = {
  readonly field: 'badge' | 'eyebrow'
  readonly mark: ProductMark | null
  readonly known: readonly KnownMark[]
  /** The locale whose words are shown. */
  readonly shown: string
  readonly error: string | null
  readonly onChange: (mark: { code?: string; words: Record<string, string> } | null) => void
}

const own = 'own'
const prefix = 'mark '

/** Chooses a mark that the shop knows, with its words in every language, or one of own words. */
export function MarkField({ field, mark, known, shown, error, onChange }: Props) {
  const { t, locale } = useWords()
  const code = mark?.code
  const unlisted =
    code !== undefined && !known.some((one) => one.code === code) ? [{ code, words: mark?.words ?? {} }] : []
  const choose = (value: string) => {
    if (value === '') return onChange(null)
    const chosen = known.find((one) => value === `${prefix}${one.code}`)
    onChange(chosen ? { code: chosen.code, words: { ...chosen.words } } : { words: {} })
  }
  return (
    <div className={styles.pair}>
      <SelectField
        label={t(`backoffice.products.facts.${field}`)}
        hint={t(`backoffice.products.facts.mark.hint${toHint(code)}`)}
        value={mark === null ? '' : code === undefined ? own : `${prefix}${code}`}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('backoffice.products.facts.mark.none')}</option>
        {[...known, ...unlisted].map((one) => (
          <option key={one.code} value={`${prefix}${one.code}`}>
            {one.words[locale] ?? one.words['en-us'] ?? Object.values(one.words)[0] ?? one.code}
          </option>
        ))}
        <option value={own}>{t('backoffice.products.facts.mark.own')}</option>
      </SelectField>
      {mark ? (
        <TextField
          label={t(`backoffice.products.facts.${field}.words`)}
          lang={shown}
          maxLength={markBounds.words}
          error={error}
          value={mark.words[shown] ?? ''}
          onChange={({ target }) => onChange({ ...mark, words: { ...mark.words, [shown]: target.value } })}
        />
      ) : null}
    </div>
  )
}

const toHint = (code: string | undefined): '' | '.comingSoon' | '.sale' => {
  if (code === undefined) return ''
  if (isComingSoonMark(code)) return '.comingSoon'
  return code === 'sale' ? '.sale' : ''
}
