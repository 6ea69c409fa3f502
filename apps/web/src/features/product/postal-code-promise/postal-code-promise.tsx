import { Suspense, useState, useSyncExternalStore } from 'react'
import { readPostalCode } from '../../../client/products/known-postal-code.ts'
import { lazyComponent } from '../../../hydration/lazy-component.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { TextButton } from '../../../ui/text-button.tsx'

// Words and field come with the first question, or with a postal code that this browser remembers.
const PostalCodeForm = lazyComponent(() => import('./postal-code-form.tsx').then((module) => module.PostalCodeForm))

type Props = { readonly productId: string }

/** Offers a promise for the shopper's own postal code; one that is remembered is answered at once (CAT-05). */
export function PostalCodePromise({ productId }: Props) {
  const t = useTranslate()
  const known = useSyncExternalStore(subscribe, readPostalCode, () => null)
  const [isOpen, setOpen] = useState(false)
  const button = <TextButton onClick={() => setOpen(true)}>{t('product.delivery.byPostalCode')}</TextButton>
  if (!isOpen && known === null) return button
  return (
    <Suspense fallback={button}>
      <PostalCodeForm key={productId} productId={productId} known={known ?? ''} isAsked={isOpen} />
    </Suspense>
  )
}

// Another tab that remembers a postal code does not open the field here.
const subscribe = () => () => undefined
