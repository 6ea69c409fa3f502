import { listOptionAvailability, type OfferedOption } from '@lacehouse/domain/product/option-availability'
import { colorAttribute, sizeAttribute } from '@lacehouse/domain/product/product'
import { useIsBrowser } from '../../../client/use-is-browser.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { type Translate, useTranslate } from '../../../i18n/use-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './product-set-page.module.css'
import { listFields, toFieldId, toTakenId } from './set-fields.ts'
import type { SetMember } from './set-member.ts'
import type { SetPurchase } from './use-set-purchase.ts'

type Props = { readonly member: SetMember; readonly purchase: SetPurchase }

/** The choice of one product of a set: whether it is bought, and in which colour and size; or why it cannot be bought here. */
export function SetChoice({ member, purchase }: Props) {
  const t = useTranslate()
  const { product, state } = member
  if (state === 'own' || state === 'closed') return <Closed member={member} />
  const fields = listFields(product)
  const error = findError(t, member, purchase)
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </legend>
      {fields.map(({ type }) => (
        <ChoiceField
          key={type}
          type={type}
          member={member}
          error={error?.type === type ? error.text : null}
          onChoose={(value) => purchase.choose(product, type, value)}
        />
      ))}
      {state === 'added' ? (
        <p role="status">
          <Badge tone="positive">{t('related.set.inCart')}</Badge>
        </p>
      ) : (
        <Checkbox
          id={toTakenId(product.id)}
          name="member"
          value={product.id}
          label={t('related.set.include')}
          aria-label={t('related.set.includeOf', { name: product.name })}
          checked={member.isChosen}
          onChange={({ target }) => purchase.take(product, target.checked)}
          error={error && error.type === null ? error.text : null}
        />
      )}
    </fieldset>
  )
}

type FieldProps = {
  readonly type: string
  readonly member: SetMember
  readonly error: string | null
  readonly onChoose: (value: string) => void
}

function ChoiceField({ type, member: { product, choice, state }, error, onChoose }: FieldProps) {
  const t = useTranslate()
  const isBrowser = useIsBrowser()
  const label = product.attributes.find((attribute) => attribute.type === type)?.label ?? ''
  // Without a script no other colour changes the sizes, so that all of them can be chosen.
  const { [colorAttribute]: _, ...withoutColor } = choice
  const offered = listOptionAvailability(product, isBrowser ? choice : withoutColor, type)
  return (
    <Select
      id={toFieldId(product.id, type)}
      name={`${type}.${product.id}`}
      label={label}
      error={error}
      placeholder={
        type === colorAttribute
          ? undefined
          : t(type === sizeAttribute ? 'related.upsells.choose' : 'related.set.chooseOption', { option: label })
      }
      options={offered.map((one) => toOption(t, type, one))}
      value={choice[type] ?? ''}
      disabled={state === 'added'}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}

/** A colour that has sold out can be looked at; a size that is not there cannot be bought. */
function toOption(t: Translate, type: string, { option, availability }: OfferedOption): SelectOption {
  const isGone = availability === 'soldOut' || availability === 'absent'
  const { value, label } = option
  if (!isGone) return { value, label }
  return type === colorAttribute
    ? { value, label: t('product.color.soldOut', { color: label }) }
    : { value, label: t('product.size.soldOut', { size: label }), disabled: true }
}

/** Finds what is to be said at the fields of a product, and at which: null is the product itself. */
function findError(
  t: Translate,
  { product, isChosen, missing, isSoldOut, refusal }: SetMember,
  { hasTried }: SetPurchase,
): { readonly type: string | null; readonly text: string } | null {
  const last = listFields(product).at(-1)?.type ?? null
  if (refusal) return { type: last, text: formatError(t, refusal) }
  if (!isChosen) return null
  if (isSoldOut) return { type: last, text: t('related.set.soldOutChoice') }
  if (!hasTried || missing === undefined) return null
  const option = product.attributes.find(({ type }) => type === missing)?.label ?? ''
  return {
    type: missing,
    text: t(missing === sizeAttribute ? 'product.size.missing' : 'product.option.missing', { option }),
  }
}

/** Says why a product is not bought with the set, and leads to its page. */
function Closed({ member: { product, offer, state } }: { readonly member: SetMember }) {
  const t = useTranslate()
  const { date } = useFormat()
  const words =
    state === 'own'
      ? null
      : offer.state === 'launching'
        ? t('product.launching', { date: date(offer.at) })
        : offer.state === 'comingSoon'
          ? t('product.comingSoon')
          : offer.state === 'signInToBuy'
            ? t('product.signInToBuy')
            : t('common.soldOut')
  return (
    <p className={styles.closed}>
      {words ? <span>{words}</span> : null}
      <a href={product.url}>
        {t('related.set.onItsPage')}
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </a>
    </p>
  )
}
