import type { Product } from '@lacehouse/contracts'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { CompareOffer } from './compare-offer.tsx'
import styles from './product-details.module.css'
import { ShareButton } from './share-button.tsx'

/** Shows description, materials and care, measurements, and the companies that answer for the product (GPSR art. 19). */
export function ProductDetails({ product }: { readonly product: Product }) {
  const t = useTranslate()
  const { description, richDescription, details, modelMeasurements, manufacturer, responsiblePerson, id, name } =
    product
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
          {responsiblePerson ? <p className={styles.role}>{t('product.safety.manufacturer')}</p> : null}
          <Company company={manufacturer} />
          {responsiblePerson ? (
            <>
              <p className={styles.role}>{t('product.safety.responsible')}</p>
              <Company company={responsiblePerson} />
            </>
          ) : null}
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

function Company({ company: { name, address, contact } }: { readonly company: Product['manufacturer'] }) {
  return (
    <address className={styles.maker}>
      <span>{name}</span>
      {address ? <span>{address}</span> : null}
      {contact.includes('@') ? <a href={`mailto:${contact}`}>{contact}</a> : contact ? <span>{contact}</span> : null}
    </address>
  )
}
