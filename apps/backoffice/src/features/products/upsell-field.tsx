import type { StaffProductFacts } from '@lacehouse/contracts'
import { factBounds, upsellLayouts } from '@lacehouse/domain/product/product-facts'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { useWords } from '../../words/use-words.ts'
import { MoveButton } from './move-button.tsx'
import styles from './product-page.module.css'
import { ProductStateBadge } from './product-state-badge.tsx'
import { type Upsell, UpsellSearch } from './upsell-search.tsx'

type Value = Pick<StaffProductFacts, 'upsells' | 'upsellLayout'>
type Props = {
  readonly productId: string
  readonly value: Value
  readonly canEdit: boolean
  readonly error: string | null
  readonly onChange: (value: Partial<Value>) => void
}

/** The products that go with another one, in their order, and a search for more. */
export function UpsellField({ productId, value, canEdit, error, onChange }: Props) {
  const { t } = useWords()
  const { upsells, upsellLayout } = value
  const search = useRef<HTMLDivElement>(null)
  const change = (next: Upsell[]) => onChange({ upsells: next })
  // What was pressed is gone, and the focus with it.
  const focusSearch = () => search.current?.querySelector('input')?.focus()
  const move = (at: number, by: -1 | 1) => {
    const next = [...upsells]
    next.splice(at + by, 0, ...next.splice(at, 1))
    change(next)
  }
  return (
    <div className={styles.form}>
      <h3 className={styles.part}>{t('backoffice.products.facts.upsells')}</h3>
      <p>
        {t(upsells.length === 0 ? 'backoffice.products.facts.upsells.none' : 'backoffice.products.facts.upsells.hint')}
      </p>
      <ol className={styles.upsells}>
        {upsells.map(({ productId: id, name, state }, at) => (
          <li key={id}>
            <span className={styles.upsell}>
              <span>{name}</span>
              <span className={styles.number}>{id}</span>
              {state === null ? <span>{t('backoffice.products.facts.upsells.missing')}</span> : null}
              {state !== null && state !== 'live' ? <ProductStateBadge state={state} /> : null}
            </span>
            {canEdit ? (
              <span className={styles.buttons}>
                <MoveButton
                  label={t('backoffice.products.facts.upsells.up', { name })}
                  isPossible={at > 0}
                  onMove={() => move(at, -1)}
                >
                  ↑
                </MoveButton>
                <MoveButton
                  label={t('backoffice.products.facts.upsells.down', { name })}
                  isPossible={at < upsells.length - 1}
                  onMove={() => move(at, 1)}
                >
                  ↓
                </MoveButton>
                <Button
                  aria-label={t('backoffice.products.facts.upsells.remove', { name })}
                  onClick={() => {
                    change(upsells.filter((one) => one.productId !== id))
                    focusSearch()
                  }}
                >
                  ×
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {upsells.length > 0 ? (
        <SelectField
          label={t('backoffice.products.facts.upsells.layout')}
          value={upsellLayout}
          onChange={({ target }) => onChange({ upsellLayout: target.value as Value['upsellLayout'] })}
        >
          {upsellLayouts.map((layout) => (
            <option key={layout} value={layout}>
              {t(`backoffice.products.facts.upsells.layout.${layout}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {canEdit ? (
        <div ref={search}>
          <UpsellSearch
            excluded={[productId, ...upsells.map((one) => one.productId)]}
            isFull={upsells.length >= factBounds.upsells}
            error={error}
            onAdd={(upsell) => {
              change([...upsells, upsell])
              focusSearch()
            }}
          />
        </div>
      ) : null}
    </div>
  )
}
