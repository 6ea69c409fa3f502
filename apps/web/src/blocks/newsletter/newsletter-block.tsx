import type { NewsletterBlock as NewsletterDocument } from '@lacehouse/contracts'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import styles from './newsletter-block.module.css'

const NewsletterForm = lazyComponent(() =>
  import('../../components/newsletter/newsletter-form.tsx').then((module) => module.NewsletterForm),
)

/** Words about the newsletter beside the form that subscribes to it (NEWS-01). Until the form's code is there, a link leads to its page. */
export function NewsletterBlock({ block }: BlockProps<NewsletterDocument>) {
  const { locale } = useShop()
  const [isNear, setNear] = useState(false)

  // The block hydrates when it comes near the viewport. The page has no room for what the form needs.
  useEffect(() => {
    startTransition(() => setNear(true))
  }, [])

  return (
    <BlockFrame block={block}>
      <div className={styles.block}>
        <BlockWords block={block} titleStyle="title" />
        <div className={styles.form}>
          <Suspense>
            {isNear ? (
              <NewsletterForm action={block.submitCtaLabel} confirmation={block.confirmationTitle} />
            ) : (
              <LinkButton href={`/${locale}/newsletter`}>{block.submitCtaLabel}</LinkButton>
            )}
          </Suspense>
        </div>
      </div>
    </BlockFrame>
  )
}
