import type { SavedItem } from '../../client/cart/saved-items.ts'
import { ItemConfiguration, isOwnDesign } from '../../components/cart/item-configuration.tsx'
import line from '../../components/cart/item-line.module.css'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './saved-items.module.css'

type Props = {
  readonly saved: SavedItem
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly onMove: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** Shows a saved item: its variant and configuration, its current price, and why it is not available (FAV-05). */
export function SavedItemRow({ saved, error, isBusy, onMove, onEdit, onRemove }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { name, pageUrl, productImageURL, variants, qty, price, currency, available, problem } = saved
  const choices = variants.filter(({ type }) => type !== 'color' || !isOwnDesign(saved))
  return (
    <li className={styles.item}>
      <article className={line.line} aria-label={name}>
        <Picture
          className={line.picture}
          source={productImageURL ? { url: productImageURL, width: 800, height: 1000 } : null}
          ratio="4 / 5"
          sizes="6rem"
          largest={128}
        />
        <div className={line.words}>
          <div className={line.first}>
            <h3 className={line.name}>
              <a href={pageUrl}>{name}</a>
            </h3>
            <IconButton
              className={styles.remove}
              icon="trash-2"
              size={18}
              label={t('cart.saved.removeOf', { name })}
              onClick={onRemove}
            />
          </div>
          <p className={line.choice}>
            {choices
              .toSorted((a, b) => a.type.localeCompare(b.type))
              .map(({ valueLabel }) => valueLabel)
              .join(' · ')}
            {qty > 1 ? ` · ${t('cart.item.quantityShort', { count: qty })}` : null}
          </p>
          <ItemConfiguration item={saved} />
          {price ? <p className={styles.price}>{amount(price.current, currency)}</p> : null}
          {error ? (
            <p className={styles.problem} role="alert">
              <Icon name="circle-alert" size={16} />
              {error}
            </p>
          ) : null}
          {available ? null : <p className={styles.gone}>{problem?.message ?? t('cart.saved.unavailable')}</p>}
          <div className={styles.actions}>
            {available ? (
              <Button
                variant="secondary"
                size="small"
                busy={isBusy}
                onClick={onMove}
                aria-label={t('cart.saved.toCartOf', { name })}
              >
                {t('cart.saved.toCart')}
              </Button>
            ) : null}
            {saved.isCustoms || saved.isDigitalProduct ? null : (
              <TextButton
                aria-label={t('cart.item.editOf', { name })}
                aria-haspopup="dialog"
                onPointerEnter={() => preloadDialog('quick-shop')}
                onClick={onEdit}
              >
                {t('cart.item.edit')}
              </TextButton>
            )}
          </div>
        </div>
      </article>
    </li>
  )
}
