import type { StaffProduct } from '@lacehouse/contracts'
import { factBounds, findFactProblem } from '@lacehouse/domain/product/product-facts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { BackofficeError } from '../../client/backoffice-error.ts'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import {
  describeProblem,
  type FactsDraft,
  type FieldProblem,
  findLocaleOf,
  findRefusedField,
  toDraft,
  toFacts,
} from './facts-draft.ts'
import { MarkField } from './mark-field.tsx'
import styles from './product-page.module.css'
import { UpsellField } from './upsell-field.tsx'
import { useProductChange } from './use-product.ts'

type Props = { readonly product: StaffProduct; readonly onReload: () => void }

/** Edits what is said of a product besides its words, and how it is sold (decision 0150). */
export function FactsForm({ product, onReload }: Props) {
  const { t, locale } = useWords()
  const { rights } = useSession()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { productId } = product
  const [loaded, setLoaded] = useState(product.facts)
  const [draft, setDraft] = useState<FactsDraft>(() => toDraft(product.facts))
  const [shown, setShown] = useState(product.locales.includes(locale) ? locale : (product.locales[0] ?? locale))
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const save = useProductChange(productId, (body: ReturnType<typeof toFacts>) =>
    callBackoffice('backoffice.editProductFacts', {
      params: { productId },
      body: { ...body, version: loaded.version },
    }),
  )
  const canEdit = rights.includes('catalogue.edit')
  const isStale = save.error instanceof BackofficeError && save.error.errorId === 'CTG409'
  const change = (part: Partial<FactsDraft>) => {
    save.reset()
    setProblem(null)
    setDraft({ ...draft, ...part })
  }
  const reveal = (found: FieldProblem | null) => {
    setProblem(found)
    if (found === null) return
    setShown(findLocaleOf(found) ?? shown)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const facts = toFacts(draft, loaded)
    const found = findFactProblem(facts, { productId })
    if (found) {
      const text = describeProblem(t, found.reason, facts.upsells[Number(found.path[1])] ?? '')
      return reveal({ path: found.path.join('.'), text })
    }
    save.mutate(facts, {
      onSuccess: async ({ facts: saved }) => {
        setLoaded(saved)
        setDraft(toDraft(saved))
        await client.invalidateQueries({ queryKey: ['product marks'] })
      },
      onError: (error) => reveal(findRefusedField(error)),
    })
  }
  return (
    <form ref={form} onSubmit={submit}>
      <fieldset className={styles.whole} disabled={!canEdit}>
        <Panel title={t('backoffice.products.facts.title')}>
          <Fields {...{ product, draft, shown, problem, canEdit }} onShow={setShown} onChange={change} />
        </Panel>
        {problem ? null : <ErrorNotice error={save.error} />}
        {isStale ? <Button onClick={onReload}>{t('backoffice.products.reload')}</Button> : null}
        {save.isSuccess ? <Notice kind="done" text={t('backoffice.products.saved')} /> : null}
        {canEdit ? (
          <div>
            <Button type="submit" variant="action" busy={save.isPending}>
              {t('backoffice.products.facts.save')}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </form>
  )
}

type FieldsProps = {
  readonly product: StaffProduct
  readonly draft: FactsDraft
  readonly shown: string
  readonly problem: FieldProblem | null
  readonly canEdit: boolean
  readonly onShow: (locale: string) => void
  readonly onChange: (part: Partial<FactsDraft>) => void
}

function Fields({ product, draft, shown, problem, canEdit, onShow, onChange }: FieldsProps) {
  const { t } = useWords()
  const marks = useQuery({
    queryKey: ['product marks'],
    queryFn: () => callBackoffice('backoffice.listProductMarks', {}),
  })
  const { badge, eyebrow, launch, presale, isReserveInStoreOnly, modelMeasurements } = draft
  const errorOf = (...paths: string[]) => (problem && paths.includes(problem.path) ? problem.text : null)
  const markOf = (field: 'badge' | 'eyebrow') => ({
    ...{ field, mark: draft[field], known: marks.data?.marks ?? [], shown },
    error: errorOf(field, `${field}.words`, `${field}.words.${shown}`),
  })
  return (
    <div className={styles.form}>
      <LocaleField {...{ product, draft, shown, onShow }} />
      <MarkField {...markOf('badge')} onChange={(next) => onChange({ badge: next })} />
      <MarkField {...markOf('eyebrow')} onChange={(next) => onChange({ eyebrow: next })} />
      {badge === null && eyebrow === null ? null : <ErrorNotice error={marks.error} />}
      <TextField
        label={t('backoffice.products.facts.launch')}
        hint={t('backoffice.products.facts.launch.hint')}
        type="datetime-local"
        max="9999-12-31T23:59"
        error={errorOf('launchAt')}
        value={launch}
        onChange={({ target }) => onChange({ launch: target.value })}
      />
      <div>
        <CheckField
          label={t('backoffice.products.facts.presale')}
          checked={presale}
          onChange={({ target }) => onChange({ presale: target.checked })}
        />
        <CheckField
          label={t('backoffice.products.facts.storesOnly')}
          checked={isReserveInStoreOnly}
          onChange={({ target }) => onChange({ isReserveInStoreOnly: target.checked })}
        />
      </div>
      <TextArea
        label={t('backoffice.products.facts.measurements')}
        hint={t('backoffice.products.facts.measurements.hint')}
        lang={shown}
        rows={2}
        maxLength={factBounds.measurements}
        error={errorOf('modelMeasurements', `modelMeasurements.${shown}`)}
        value={modelMeasurements[shown] ?? ''}
        onChange={({ target }) => onChange({ modelMeasurements: { ...modelMeasurements, [shown]: target.value } })}
      />
      <UpsellField
        productId={product.productId}
        value={draft}
        canEdit={canEdit}
        error={problem?.path.startsWith('upsells') ? problem.text : null}
        onChange={onChange}
      />
    </div>
  )
}

/** Chooses the language of the words that are shown: those of the shop, and any other that the product has words in. */
function LocaleField({ product, draft, shown, onShow }: Pick<FieldsProps, 'product' | 'draft' | 'shown' | 'onShow'>) {
  const { t, locale } = useWords()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const { badge, eyebrow, modelMeasurements } = draft
  const worded = [badge?.words ?? {}, eyebrow?.words ?? {}, modelMeasurements].flatMap(Object.keys)
  return (
    <SelectField
      label={t('backoffice.products.facts.locale')}
      value={shown}
      onChange={({ target }) => onShow(target.value)}
    >
      {[...new Set([...product.locales, ...worded])].map((one) => (
        <option key={one} value={one}>
          {names.of(one) ?? one}
        </option>
      ))}
    </SelectField>
  )
}
