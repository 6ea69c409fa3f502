import type { StaffProduct } from '@lacehouse/contracts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { readClock } from '../../client/clock.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import { PriceHistory } from './price-history.tsx'
import styles from './product-page.module.css'
import { toLocalMoment } from './to-local-moment.ts'
import { useProductChange } from './use-product.ts'

type Props = { readonly product: StaffProduct }
type PriceList = StaffProduct['priceLists'][number]

/** Prices of a product by price list: what it costs now, what it is to cost, and the history. */
export function PriceForm({ product }: Props) {
  const { t } = useWords()
  const { rights } = useSession()
  const [chosen, setChosen] = useState(product.priceLists[0]?.priceList ?? '')
  const [level, setLevel] = useState('')
  const [savedVersion, setSavedVersion] = useState<string | null>(null)
  const list = product.priceLists.find(({ priceList }) => priceList === chosen)
  if (!list) return null
  return (
    <Panel title={t('backoffice.products.prices')}>
      <div className={styles.form}>
        <div className={styles.pair}>
          <SelectField
            label={t('backoffice.products.priceList')}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value)
              setSavedVersion(null)
            }}
          >
            {product.priceLists.map(({ priceList, siteIds }) => (
              <option key={priceList} value={priceList}>
                {t('backoffice.products.priceList.option', { priceList, sites: siteIds.join(', ') })}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('backoffice.products.price.for')}
            value={level}
            onChange={({ target }) => {
              setLevel(target.value)
              setSavedVersion(null)
            }}
          >
            <option value="">{t('backoffice.products.price.all')}</option>
            {listLevels(product).map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        {list.entries.length === 0 ? <p>{t('backoffice.products.price.none')}</p> : null}
        {rights.includes('catalogue.prices') ? (
          <NewPrice
            key={`${chosen} ${level} ${list.version}`}
            {...{ product, list, level }}
            isSaved={savedVersion === list.version}
            onSaved={setSavedVersion}
          />
        ) : null}
        <PriceHistory product={product} list={list} />
      </div>
    </Panel>
  )
}

/** What may have a price of its own: a colour where there are several, or a variant. */
const listLevels = ({ colours, variants }: StaffProduct) => {
  const names = new Map(colours.map(({ colourCode, name }) => [colourCode, name]))
  return [
    ...(colours.length > 1 ? colours.map(({ colourCode, name }) => ({ value: `colour ${colourCode}`, name })) : []),
    ...variants.map(({ variantId, colourCode, size }) => ({
      value: `variant ${variantId}`,
      name: `${names.get(colourCode) ?? colourCode}, ${size}`,
    })),
  ]
}

type NewPriceProps = Props & {
  readonly list: PriceList
  readonly level: string
  /** Whether this version of the list is what was saved here. */
  readonly isSaved: boolean
  /** Gets the version of the list that a saved price makes, or null once another price is typed. */
  readonly onSaved: (version: string | null) => void
}

/** The prices to be set, which are read again with each version of the list. */
function NewPrice({ product: { productId }, list, level, isSaved, onSaved }: NewPriceProps) {
  const { t } = useWords()
  const [kind, ...rest] = level.split(' ')
  const of = {
    ...(kind === 'colour' && { colourCode: rest.join(' ') }),
    ...(kind === 'variant' && { variantId: rest.join(' ') }),
  }
  const isOwn = (entry: PriceList['entries'][number]) =>
    entry.colourCode === of.colourCode && entry.variantId === of.variantId
  const now = new Date(readClock()).toISOString()
  const base = list.entries.find((entry) => entry.kind === 'base' && isOwn(entry))
  const [newest] = list.entries.filter((entry) => entry.kind === 'sale' && isOwn(entry))
  const sale = newest && (newest.until === undefined || newest.until > now) ? newest : undefined
  const [draft, setDraft] = useState({
    base: base ? String(base.amount) : '',
    sale: sale ? String(sale.amount) : '',
    from: sale && sale.from > now ? toLocalMoment(sale.from) : '',
    until: sale?.until ? toLocalMoment(sale.until) : '',
  })
  const submitButton = useRef<HTMLButtonElement>(null)
  // The form of the saved version is another one, whose button takes the focus over.
  useEffect(() => {
    if (isSaved) submitButton.current?.focus()
  }, [isSaved])
  const set = useProductChange(productId, async () => {
    const saved = await callBackoffice('backoffice.setPrice', {
      params: { productId },
      body: {
        ...{ priceList: list.priceList, version: list.version, ...of, base: toAmount(draft.base) },
        ...(draft.sale.trim() !== '' && {
          sale: {
            amount: toAmount(draft.sale),
            ...(draft.from && { from: new Date(draft.from).toISOString() }),
            ...(draft.until && { until: new Date(draft.until).toISOString() }),
          },
        }),
      },
    })
    onSaved(saved.priceLists.find(({ priceList }) => priceList === list.priceList)?.version ?? null)
    return saved
  })
  const { currency } = list
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: ({ target }: { readonly target: { value: string } }) => {
      onSaved(null)
      setDraft({ ...draft, [name]: target.value })
    },
  })
  const canSubmit =
    Number.isFinite(toAmount(draft.base)) && (draft.sale === '' || Number.isFinite(toAmount(draft.sale)))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (canSubmit && !set.isPending) set.mutate(undefined)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.pair}>
        <TextField label={t('backoffice.products.price.base', { currency })} inputMode="decimal" {...field('base')} />
        <TextField
          label={t('backoffice.products.price.sale', { currency })}
          hint={t('backoffice.products.price.sale.hint')}
          inputMode="decimal"
          {...field('sale')}
        />
      </div>
      {draft.sale === '' ? null : (
        <div className={styles.pair}>
          <TextField label={t('backoffice.products.price.from')} type="datetime-local" {...field('from')} />
          <TextField
            label={t('backoffice.products.price.until')}
            hint={t('backoffice.products.price.time.hint')}
            type="datetime-local"
            {...field('until')}
          />
        </div>
      )}
      <ErrorNotice error={set.error} />
      {isSaved ? <Notice kind="done" text={t('backoffice.products.saved')} /> : null}
      <div>
        <Button ref={submitButton} type="submit" variant="action" disabled={!canSubmit} busy={set.isPending}>
          {t('backoffice.products.price.set')}
        </Button>
      </div>
    </form>
  )
}

/** Reads an amount with a point or a comma; not a number for anything else. */
const toAmount = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))
