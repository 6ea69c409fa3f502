import { mostCompared } from '@lacehouse/domain/product/compare-facts'
import { comparedProducts, toggleCompared, useProductList } from '../../client/products/product-list.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { toasts } from '../../ui/toasts.ts'

type Props = { readonly id: string; readonly name: string }

/** Adds a product to the comparison, or takes it away (CAT-12). */
export function CompareToggle(props: Props) {
  return (
    <MessagesProvider areas={['related']}>
      <Toggle {...props} />
    </MessagesProvider>
  )
}

function Toggle({ id, name }: Props) {
  const t = useTranslate()
  const isCompared = useProductList(comparedProducts).includes(id)

  function press(): void {
    if (!toggleCompared(id)) {
      toasts.add({
        title: t('related.compare.full', { most: mostCompared }),
        action: { label: t('related.compare.open'), onPress: open },
      })
      return
    }
    if (isCompared) return
    const count = comparedProducts.read().length
    toasts.add({
      title: t('related.compare.added', { name, count, most: mostCompared }),
      tone: 'positive',
      action: { label: t('related.compare.open'), onPress: open },
    })
  }

  return (
    <>
      {isCompared ? (
        <TextButton aria-haspopup="dialog" onClick={open}>
          {t('related.compare.open')}
        </TextButton>
      ) : null}
      <TextButton onClick={press}>{t(isCompared ? 'related.compare.remove' : 'related.compare.add')}</TextButton>
    </>
  )
}

const open = () => void openDialog('compare', {})
