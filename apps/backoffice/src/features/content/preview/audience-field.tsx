import { testContextName } from '@lacehouse/domain/experiments/test-context'
import { segmentKeys } from '@lacehouse/domain/segment/segment'
import { SelectField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toChoiceWord } from '../form/field-words.ts'

type Props = {
  /** As the parameter of an address names it; empty for no particular audience. */
  readonly audience: string
  /** The variants of experiences, `delivery-note:short`. */
  readonly variants?: readonly string[]
  readonly onChange: (audience: string) => void
}

/** Chooses for whom a preview is shown: for a segment of visitors, or with a variant of an experiment. */
export function AudienceField({ audience, variants = [], onChange }: Props) {
  const { t } = useWords()
  return (
    <SelectField label={t('content.audience')} value={audience} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('content.audience.none')}</option>
      <optgroup label={t('content.audience.segments')}>
        {segmentKeys.map((key) => (
          <option key={key} value={`segment:${key}`}>
            {toChoiceWord(t, key)}
          </option>
        ))}
      </optgroup>
      {variants.length > 0 ? (
        <optgroup label={t('content.audience.variants')}>
          {variants.map((variant) => (
            <option key={variant}>{variant}</option>
          ))}
        </optgroup>
      ) : null}
    </SelectField>
  )
}

/** Adds an audience to an address of the preview; an empty one ends the audience that was chosen before. */
export function withAudience(address: string, audience: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${testContextName}=${encodeURIComponent(audience)}`
}

/** Lists the variants of the experiences in some blocks, with the baseline of each. */
export function listVariants(blocks: readonly unknown[]): string[] {
  return blocks.flatMap((block) => {
    const { type, experienceId, variants } = block as {
      readonly type?: string
      readonly experienceId?: string
      readonly variants?: readonly { readonly variantId?: string }[]
    }
    if (type !== 'experience' || !experienceId) return []
    const ids = (variants ?? []).flatMap(({ variantId }) => variantId || [])
    return ['baseline', ...ids].map((id) => `${experienceId}:${id}`)
  })
}
