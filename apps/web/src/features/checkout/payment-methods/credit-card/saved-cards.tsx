import type { CallReply } from '@lacehouse/contracts'
import { CardsNotLoaded } from '../../../../components/account/cards-not-loaded.tsx'
import { formatInstrument } from '../../../../components/cart/format-instrument.ts'
import { MessagesProvider } from '../../../../i18n/messages-provider.tsx'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Select } from '../../../../ui/select.tsx'
import { RemoveCard } from './remove-card.tsx'

type SavedCard = CallReply<'consumer.listCards'>['paymentInstruments'][number]
type Props = {
  readonly cards: readonly SavedCard[]
  /** Loads the cards again after a failure. */
  readonly retry: (() => void) | null
  readonly chosen: string | null
  /** Null resets the choice to the default. */
  readonly onChoose: (id: string | null) => void
}

/** The value of the option for another card. */
const other = 'other'

/** Lists the saved cards to choose or remove, and the option for another card. */
export function SavedCards(props: Props) {
  return (
    <MessagesProvider areas={['account']}>
      {props.retry ? <CardsNotLoaded onRetry={props.retry} /> : <Choice {...props} />}
    </MessagesProvider>
  )
}

function Choice({ cards, chosen, onChoose }: Props) {
  const t = useTranslate()
  const options = cards.map(({ paymentInstrumentId, brand, last4 }) => ({
    value: paymentInstrumentId,
    label: formatInstrument(t, { label: brand, additionalData: { brand, last4 } }),
  }))
  const shown = options.find(({ value }) => value === chosen)
  return (
    <>
      <Select
        label={t('account.cards')}
        value={chosen ?? other}
        onChange={({ target }) => onChoose(target.value)}
        options={[...options, { value: other, label: t('account.cards.other') }]}
      />
      {shown ? (
        <RemoveCard key={shown.value} id={shown.value} name={shown.label} onRemoved={() => onChoose(null)} />
      ) : null}
    </>
  )
}

type SaveProps = { readonly isChecked: boolean; readonly onChange: (isChecked: boolean) => void }

/** Offers to save the typed card in the account. */
export function SaveCardOption(props: SaveProps) {
  return (
    <MessagesProvider areas={['account']}>
      <SaveOption {...props} />
    </MessagesProvider>
  )
}

function SaveOption({ isChecked, onChange }: SaveProps) {
  const t = useTranslate()
  return (
    <Checkbox label={t('account.cards.keep')} checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
  )
}
