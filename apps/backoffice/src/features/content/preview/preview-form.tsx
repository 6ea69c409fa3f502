import { contentDoctypes } from '@lacehouse/domain/content/document-types'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import list from '../../../ui/list-page.module.css'
import type { ListState } from '../../../ui/use-list-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { toBlockWord, toChoiceWord } from '../form/field-words.ts'
import { listChoices } from '../form/json-schema.ts'
import { type ContentTypes, findBlockSchema } from '../use-content-types.ts'

type Props = { readonly types: ContentTypes; readonly state: ListState; readonly onShow: () => void }

const limits = ['10', '20', '50'] as const

/** Chooses what the preview tool lists: a type, which is required, a layout, and how many. */
export function PreviewForm({ types, state, onShow }: Props) {
  const { t } = useWords()
  const { values } = state
  const [siteId, setSiteId] = useState(values.siteId ?? types.sites[0]?.siteId ?? '')
  const [locale, setLocale] = useState(values.contentLocale ?? '')
  const [type, setType] = useState(values.type ?? '')
  const [layoutVariant, setLayoutVariant] = useState(values.layoutVariant ?? '')
  const [limit, setLimit] = useState(values.limit ?? '20')
  const [isMissing, setIsMissing] = useState(false)
  const site = types.sites.find((one) => one.siteId === siteId)
  const contentLocale = site?.locales.includes(locale) ? locale : (site?.defaultLocale ?? '')
  const variants = listChoices(findBlockSchema(types, type).properties?.variant ?? {}) ?? []
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsMissing(type === '')
    if (type === '') return
    onShow()
    state.replace({ siteId, contentLocale, type, limit, ...(layoutVariant && { layoutVariant }) })
  }
  return (
    <form className={list.filters} onSubmit={submit} noValidate>
      <SelectField label={t('content.column.site')} value={siteId} onChange={({ target }) => setSiteId(target.value)}>
        {types.sites.map((one) => (
          <option key={one.siteId} value={one.siteId}>
            {one.siteId}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('content.column.locale')}
        value={contentLocale}
        onChange={({ target }) => setLocale(target.value)}
      >
        {site?.locales.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('content.preview.type')}
        required
        error={isMissing ? t('content.preview.type.required') : null}
        value={type}
        onChange={({ target }) => {
          setType(target.value)
          setLayoutVariant('')
        }}
      >
        <option value="" />
        <optgroup label={t('content.preview.documents')}>
          {contentDoctypes.map((one) => (
            <option key={one} value={one}>
              {t(`content.doctype.${one}`)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('content.preview.blocks')}>
          {types.blocks.map((one) => (
            <option key={one.type} value={one.type}>
              {toBlockWord(t, one.type)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <SelectField
        label={t('content.preview.layout')}
        value={layoutVariant}
        disabled={variants.length === 0}
        onChange={({ target }) => setLayoutVariant(target.value)}
      >
        <option value="">{t('content.filter.all')}</option>
        {variants.map((one) => (
          <option key={one} value={one}>
            {toChoiceWord(t, one)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('content.preview.limit')} value={limit} onChange={({ target }) => setLimit(target.value)}>
        {limits.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <Button type="submit" variant="action">
        {t('content.preview.show')}
      </Button>
    </form>
  )
}
