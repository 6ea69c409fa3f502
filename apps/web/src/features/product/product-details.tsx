import type { Product } from '@lacehouse/contracts'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { CompareOffer } from './compare-offer.tsx'
import styles from './product-details.module.css'
import { ShareButton } from './share-button.tsx'

/** Shows description, materials and care, measurements, and the responsible company (GPSR art. 19). */
export function ProductDetails({ product }: { readonly product: Product }) {
  const t = useTranslate()
  const { description, richDescription, details, modelMeasurements, manufacturer, id, name } = product
  return (
    <div className={styles.details}>
      <div>
        <Accordion title={t('product.description')} open>
          {richDescription ? <RichText html={richDescription} /> : <p>{description}</p>}
        </Accordion>
        {details.map(({ title, items }) => (
          <Accordion key={title} title={title}>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Accordion>
        ))}
        {modelMeasurements ? (
          <Accordion title={t('product.model')}>
            <p>{modelMeasurements}</p>
          </Accordion>
        ) : null}
        <Accordion title={t('product.safety')}>
          <address className={styles.maker}>
            <span>{manufacturer.name}</span>
            {manufacturer.address ? <span>{manufacturer.address}</span> : null}
            {manufacturer.contact ? <span>{manufacturer.contact}</span> : null}
          </address>
        </Accordion>
      </div>
      <div className={styles.end}>
        <p className={styles.number}>{t('product.number', { id })}</p>
        <CompareOffer id={id} name={name} />
        <ShareButton name={name} />
      </div>
    </div>
  )
}
