import { apparelSizes, toLength } from '@lacehouse/domain/product/apparel-sizes'
import { formatShoeSize, listShoeSizes, type SizeAudience } from '@lacehouse/domain/product/shoe-sizes'
import { useState } from 'react'
import { useShop } from '../../../client/use-shop.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import styles from './size-guide-dialog.module.css'

export type SizeGuideArgs = { readonly audience: SizeAudience; readonly kind: 'footwear' | 'apparel' }

/** Shows the sizes of one kind of product in all size systems, or as body measurements (CAT-05). */
export function SizeGuideDialog({ args }: DialogProps<SizeGuideArgs, void>) {
  const t = useTranslate()
  const { audience, kind } = args
  return (
    <DialogFrame title={t('dialogs.sizeGuide.title')}>
      <p className={styles.text}>
        {t(kind === 'footwear' ? 'product.sizeGuide.footwear' : 'product.sizeGuide.apparel')}
      </p>
      {kind === 'footwear' ? <ShoeSizes audience={audience} /> : <BodySizes audience={audience} />}
    </DialogFrame>
  )
}

type Props = { readonly audience: SizeAudience }

function ShoeSizes({ audience }: Props) {
  const t = useTranslate()
  const { site, locale } = useShop()
  const own = site.units.size
  const systems = [own, ...(['US', 'UK', 'EU'] as const).filter((system) => system !== own)]
  return (
    <table className={styles.table}>
      <caption>{t(`product.audience.${audience}`)}</caption>
      <thead>
        <tr>
          {systems.map((system) => (
            <th key={system} scope="col">
              {t('product.size.system', { system })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listShoeSizes(audience).map((size) => (
          <tr key={size}>
            {systems.map((system, index) =>
              index === 0 ? (
                <th key={system} scope="row">
                  {formatShoeSize(size, { audience, system, locale })}
                </th>
              ) : (
                <td key={system}>{formatShoeSize(size, { audience, system, locale })}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function BodySizes({ audience }: Props) {
  const t = useTranslate()
  const { number } = useFormat()
  const { site } = useShop()
  const [unit, setUnit] = useState(site.units.length)
  const write = ([from, to]: readonly [number, number]) =>
    `${number(toLength(from, unit))}–${number(toLength(to, unit))}`
  return (
    <>
      <fieldset className={styles.units}>
        <legend>{t('product.sizeGuide.units')}</legend>
        {(['cm', 'in'] as const).map((one) => (
          <Chip key={one} selected={one === unit} onClick={() => setUnit(one)}>
            {t(`product.unit.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <table className={styles.table}>
        <caption>
          {t(`product.audience.${audience}`)} ({t(`product.unit.${unit}`)})
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('product.size')}</th>
            <th scope="col">{t('product.sizeGuide.chest')}</th>
            <th scope="col">{t('product.sizeGuide.waist')}</th>
            <th scope="col">{t('product.sizeGuide.hip')}</th>
          </tr>
        </thead>
        <tbody>
          {apparelSizes[audience].map(({ size, chest, waist, hip }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{write(chest)}</td>
              <td>{write(waist)}</td>
              <td>{write(hip)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
