import type { BenefitBarBlock } from '@lacehouse/contracts'
import { useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './benefit-bar.module.css'
import { closeBenefitBar, isBenefitBarClosed, subscribeToBenefitBar } from './closed-bar.ts'

/** Shows the line of benefits above the header. A closed bar stays closed (CMS-07). */
export function BenefitBar({ block }: Pick<BlockProps<BenefitBarBlock>, 'block'>) {
  const t = useTranslate()
  const { id, alignment = 'center', showCloseButton = false, infoIcon = false, logo, backgroundImage } = block
  const { targets = [] } = block
  const closed = useSyncExternalStore(
    subscribeToBenefitBar,
    () => isBenefitBarClosed(id),
    () => false,
  )
  if (closed) return null
  return (
    <aside
      className={styles.bar}
      aria-label={block.title ?? block.name}
      data-alignment={alignment}
      data-block="benefit-bar"
      data-block-id={id}
      data-promotion-name={block.promotionTracking?.promotionName}
      style={{ background: block.backgroundColor }}
    >
      {backgroundImage ? (
        <div className={styles.background} aria-hidden>
          <Picture source={{ ...backgroundImage, alt: '' }} sizes="100vw" largest={1000} ratio="auto" />
        </div>
      ) : null}
      {logo ? (
        <div className={styles.logo}>
          <Picture source={logo} sizes="6rem" largest={96} ratio={`${logo.width} / ${logo.height}`} />
        </div>
      ) : null}
      <ul className={styles.benefits}>
        {targets.map(({ id: key, text, url }) => (
          <li key={key ?? text}>
            {infoIcon ? <Icon name="info" size={16} /> : null}
            {url ? <a href={url}>{text}</a> : text}
          </li>
        ))}
      </ul>
      {showCloseButton ? (
        <IconButton
          className={styles.close}
          icon="x"
          size={16}
          label={t('common.benefitBar.close')}
          onClick={() => closeBenefitBar(id)}
        />
      ) : null}
    </aside>
  )
}
