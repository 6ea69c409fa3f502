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
  /** Asks for them again, where they could not be had. */
  readonly retry: (() => void) | null
  readonly chosen: string | null
  /** Null leaves the choice to the page again. */
  readonly onChoose: (id: string | null) => void
}

/** None of the saved ones. */
const other = 'other'

/** The saved cards to choose from or to have forgotten, and the way to another. */
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

type KeepProps = { readonly keeps: boolean; readonly onChange: (keeps: boolean) => void }

/** Saves the card that is being typed. */
export function SaveCardOption(props: KeepProps) {
  return (
    <MessagesProvider areas={['account']}>
      <Keep {...props} />
    </MessagesProvider>
  )
}

function Keep({ keeps, onChange }: KeepProps) {
  const t = useTranslate()
  return (
    <Checkbox label={t('account.cards.keep')} checked={keeps} onChange={({ target }) => onChange(target.checked)} />
  )
}
