import { faultLength, type WarrantyField } from '@lacehouse/domain/support-cases/check-warranty'
import { warrantyFaults, warrantyRemedies } from '@lacehouse/domain/support-cases/support-case'
import { PhotoField } from '../../components/photos/photo-field.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FaultyItem, FaultyOrder } from './faulty-order.ts'
import { type Reported, useWarrantyForm } from './use-warranty-form.ts'
import styles from './warranty-page.module.css'

type Props = { readonly order: FaultyOrder; readonly onReported: (reported: Reported) => void }

/** Reports a fault of an item of an order: what is wrong, photos, and what the shopper would like (ACC-12). */
export function WarrantyForm({ order, onReported }: Props) {
  const t = useTranslate()
  const { values, errors, isBusy, refusal, photos, isGuest, set, leave, send } = useWarrantyForm(order, onReported)
  const register = (field: Exclude<WarrantyField, 'orderNumber' | 'itemId'>) => ({
    name: field,
    label: t(`cases.field.${field}`),
    value: values[field],
    error: errors[field] ?? null,
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
    onBlur: () => leave(field),
  })
  return (
    <form className={styles.form} noValidate aria-label={t('cases.report')} onSubmit={(event) => void send(event)}>
      {refusal || errors.orderNumber ? <Notice tone="negative">{refusal ?? errors.orderNumber}</Notice> : null}
      <RadioCards
        legend={t('cases.warranty.item')}
        name="itemId"
        value={values.itemId}
        error={errors.itemId ?? null}
        onChange={(itemId) => set('itemId', itemId)}
        cards={order.items.map((item) => ({ value: item.id, title: <ItemWords item={item} /> }))}
      />
      <Select
        {...register('fault')}
        placeholder={t('cases.choose')}
        required
        options={warrantyFaults.map((fault) => ({ value: fault, label: t(`cases.fault.${fault}`) }))}
      />
      <TextArea
        {...register('message')}
        hint={t('cases.field.messageHint')}
        rows={5}
        maxLength={faultLength.maximum}
        required
      />
      <PhotoField {...photos} />
      <Select
        {...register('remedy')}
        placeholder={t('cases.choose')}
        required
        options={warrantyRemedies.map((remedy) => ({ value: remedy, label: t(`cases.remedy.${remedy}`) }))}
      />
      <div className={styles.pair}>
        {isGuest ? <TextField {...register('name')} autoComplete="name" required /> : null}
        <TextField
          {...register('phone')}
          optionalLabel={t('common.optional')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <Button type="submit" variant="action" size="large" busy={isBusy}>
        {t('cases.warranty.send')}
      </Button>
    </form>
  )
}

function ItemWords({ item: { name, productImageURL, variants } }: { readonly item: FaultyItem }) {
  return (
    <span className={styles.item}>
      <span className={styles.picture}>
        <Picture
          source={productImageURL ? { url: productImageURL, width: 800, height: 1000 } : null}
          ratio="4 / 5"
          sizes="3.5rem"
          largest={96}
        />
      </span>
      <span>
        {name}
        <br />
        <span className={styles.quiet}>{variants.map(({ valueLabel }) => valueLabel).join(', ')}</span>
      </span>
    </span>
  )
}
