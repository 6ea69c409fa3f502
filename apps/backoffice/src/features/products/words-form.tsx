import type { StaffProduct } from '@lacehouse/contracts'
import { productStates } from '@lacehouse/domain/product/product-states'
import { type SubmitEvent, useState } from 'react'
import { BackofficeError } from '../../client/backoffice-error.ts'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import { CategoryField } from './category-field.tsx'
import styles from './product-page.module.css'
import { useProductChange } from './use-product.ts'

type Props = { readonly product: StaffProduct; readonly onReload: () => void }

const toDraft = ({ names, descriptions, richDescriptions, options, categoryIds, state, variants }: StaffProduct) => ({
  ...{ names, descriptions, richDescriptions, categoryIds, state },
  optionNames: Object.fromEntries(options.map((option) => [option.type, option.names])),
  withdrawnVariantIds: variants.filter((variant) => variant.state === 'withdrawn').map(({ variantId }) => variantId),
})
export type ProductDraft = ReturnType<typeof toDraft>

/** Edits the words of a product by language, its categories and what of it is shown. */
export function WordsForm({ product, onReload }: Props) {
  const { t } = useWords()
  const { rights } = useSession()
  const { productId } = product
  const [version, setVersion] = useState(product.version)
  const [draft, setDraft] = useState(() => toDraft(product))
  const save = useProductChange(productId, (body: ProductDraft) =>
    callBackoffice('backoffice.editProduct', { params: { productId }, body: { ...body, version } }),
  )
  const isStale = save.error instanceof BackofficeError && save.error.errorId === 'CTG409'
  const change = (part: Partial<ProductDraft>) => {
    save.reset()
    setDraft({ ...draft, ...part })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    save.mutate(draft, {
      onSuccess: (saved) => {
        setVersion(saved.version)
        setDraft(toDraft(saved))
      },
    })
  }
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.whole} disabled={!rights.includes('catalogue.edit')}>
        <WordsPanel product={product} draft={draft} onChange={change} />
        <Panel title={t('backoffice.products.categories')}>
          <CategoryField categoryIds={draft.categoryIds} onChange={(categoryIds) => change({ categoryIds })} />
        </Panel>
        <Visibility product={product} draft={draft} onChange={change} />
        <ErrorNotice error={save.error} />
        {isStale ? <Button onClick={onReload}>{t('backoffice.products.reload')}</Button> : null}
        {save.isSuccess ? <Notice kind="done" text={t('backoffice.products.saved')} /> : null}
        {rights.includes('catalogue.edit') ? (
          <div>
            <Button type="submit" variant="action" busy={save.isPending}>
              {t('backoffice.products.save')}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </form>
  )
}

type PartProps = {
  readonly product: StaffProduct
  readonly draft: ProductDraft
  readonly onChange: (part: Partial<ProductDraft>) => void
}

function WordsPanel({ product, draft, onChange }: PartProps) {
  const { t, locale } = useWords()
  const [shown, setShown] = useState(product.locales.includes(locale) ? locale : (product.locales[0] ?? locale))
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const set =
    (field: 'names' | 'descriptions' | 'richDescriptions') => (event: { readonly target: { value: string } }) =>
      onChange({ [field]: { ...draft[field], [shown]: event.target.value } })
  return (
    <Panel title={t('backoffice.products.words')}>
      <div className={styles.form}>
        <SelectField
          label={t('backoffice.products.locale')}
          value={shown}
          onChange={({ target }) => setShown(target.value)}
        >
          {product.locales.map((one) => {
            const name = names.of(one) ?? one
            return (
              <option key={one} value={one}>
                {draft.names[one] ? name : t('backoffice.products.locale.missing', { locale: name })}
              </option>
            )
          })}
        </SelectField>
        <TextField
          label={t('backoffice.products.name')}
          lang={shown}
          maxLength={255}
          value={draft.names[shown] ?? ''}
          onChange={set('names')}
        />
        <TextArea
          label={t('backoffice.products.description')}
          hint={t('backoffice.products.description.hint')}
          lang={shown}
          rows={4}
          maxLength={20_000}
          value={draft.descriptions[shown] ?? ''}
          onChange={set('descriptions')}
        />
        <TextArea
          label={t('backoffice.products.rich')}
          hint={t('backoffice.products.rich.hint')}
          lang={shown}
          rows={6}
          maxLength={60_000}
          value={draft.richDescriptions[shown] ?? ''}
          onChange={set('richDescriptions')}
        />
        {Object.entries(draft.optionNames).map(([type, words]) => (
          <TextField
            key={type}
            label={t('backoffice.products.option', { type })}
            lang={shown}
            maxLength={60}
            value={words[shown] ?? ''}
            onChange={({ target }) =>
              onChange({ optionNames: { ...draft.optionNames, [type]: { ...words, [shown]: target.value } } })
            }
          />
        ))}
      </div>
    </Panel>
  )
}

function Visibility({ product, draft, onChange }: PartProps) {
  const { t } = useWords()
  const { state, withdrawnVariantIds } = draft
  const toggle = (variantId: string, isSold: boolean) => {
    const others = withdrawnVariantIds.filter((id) => id !== variantId)
    onChange({ withdrawnVariantIds: isSold ? others : [...others, variantId] })
  }
  const colours = new Map(product.colours.map(({ colourCode, name }) => [colourCode, name]))
  return (
    <Panel title={t('backoffice.products.visibility')}>
      <div className={styles.form}>
        <SelectField
          label={t('backoffice.products.state')}
          value={state}
          onChange={({ target }) => onChange({ state: target.value as StaffProduct['state'] })}
        >
          {productStates.map((value) => (
            <option key={value} value={value}>
              {t(`backoffice.products.state.${value}`)}
            </option>
          ))}
        </SelectField>
        <p id="sold-variants">{t('backoffice.products.sold')}</p>
        {/* A part that scrolls has to be reachable by the keyboard. */}
        <fieldset className={styles.variants} aria-labelledby="sold-variants">
          {product.variants.map(({ variantId, colourCode, size }) => (
            <CheckField
              key={variantId}
              label={`${colours.get(colourCode) ?? colourCode}, ${size}`}
              checked={!withdrawnVariantIds.includes(variantId)}
              onChange={({ target }) => toggle(variantId, target.checked)}
            />
          ))}
        </fieldset>
      </div>
    </Panel>
  )
}
