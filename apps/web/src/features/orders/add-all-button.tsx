import { useState } from 'react'
import { isToast } from '../../client/api/is-toast.ts'
import { type Reordered, type ReorderItem, reorder } from '../../client/orders/reorder.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const nothing: Reordered = { added: 0, gone: [], left: [], failure: null }

type Props = {
  readonly label: string
  /** Lists what the button adds; asked for with the first press. */
  readonly toItems: () => readonly ReorderItem[]
}

/** Puts several items into the cart, and names what the shop no longer has. Another attempt adds only what is missing. */
export function AddAllButton({ label, toItems }: Props) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Reordered | null>(null)
  const run = async (): Promise<void> => {
    const before = result && result.left.length > 0 ? result : { ...nothing, left: toItems() }
    setBusy(true)
    setResult(null)
    const { added, gone, left, failure } = await reorder(before.left)
    setResult({ added: before.added + added, gone: [...before.gone, ...gone], left, failure })
    setBusy(false)
  }
  return (
    <>
      <Button variant="action" wide busy={isBusy} onClick={() => void run()}>
        {label}
      </Button>
      {result && result.left.length > 0 && !isToast(result.failure) ? (
        <Notice tone="negative">{formatError(t, result.failure)}</Notice>
      ) : null}
      {result && (result.left.length === 0 || result.added > 0 || result.gone.length > 0) ? (
        <Result {...result} />
      ) : null}
    </>
  )
}

function Result({ added, gone, left }: Reordered) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <Notice
      tone={gone.length + left.length > 0 ? 'warning' : 'positive'}
      title={t('orders.reorder.added', { count: added })}
      actions={added > 0 ? <a href={`/${locale}/cart`}>{t('account.viewCart')}</a> : null}
    >
      {gone.length > 0 ? <Names title={t('orders.reorder.gone')} names={gone} /> : null}
      {left.length > 0 ? <Names title={t('orders.reorder.left')} names={left.map(({ name }) => name)} /> : null}
    </Notice>
  )
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <>
      <p>{title}</p>
      <ul>
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}
