import type { Painting, Product } from '@lacehouse/contracts'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { AddToCart, ProductConfiguration } from '../../../client/cart/add-to-cart.ts'
import { useLiveProduct } from '../../../components/product/use-inventory.ts'
import { lazyConnected } from '../../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../../i18n/load-with-messages.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { BuyBar } from '../buy-bar.tsx'
import { ProductDetails } from '../product-details.tsx'
import { ProductHeading } from '../product-heading.tsx'
import { ProductPayments } from '../product-payments.tsx'
import { useBuying } from '../use-buying.ts'
import { useProductChoice } from '../use-product-choice.ts'
import { CustomiserForm } from './customiser-form.tsx'
import styles from './customiser-page.module.css'
import { PaintedGallery } from './painted-gallery.tsx'
import { useCustomiserPictures } from './use-customiser-pictures.ts'
import { useDesign } from './use-design.ts'
import { useEditedItem } from './use-edited-item.ts'

// The controls work with scripts only, so that the server does not render them. Their messages come with them.
const PainterTools = lazyConnected(() =>
  loadWithMessages(() => import('./painter-tools.tsx').then((module) => module.PainterTools), 'painter'),
)

export type CustomiserPageProps = {
  readonly product: Product
  readonly painting: Painting
  readonly addToCart: AddToCart
  /** A carousel of other products. */
  readonly recommendations?: ReactNode
}

/** Shows a product whose parts the shopper paints before it is made (RT-07, CART-29). */
export function CustomiserPage({ product: loaded, painting, addToCart, recommendations }: CustomiserPageProps) {
  const product = useLiveProduct(loaded)
  const chosen = useProductChoice(product)
  const design = useDesign(painting, chosen.color)
  const [part, setPart] = useState(0)
  const [requestedView, setRequestedView] = useState<string | null>(null)
  const [isInBrowser, setInBrowser] = useState(false)
  const onPick = (picked: number) => picked >= 0 && setPart(picked)
  const { renderer, pictures } = useCustomiserPictures({ product, painting, design, color: chosen.color, onPick })
  const configuration = useRef<ProductConfiguration | null>({})
  const { isEdit, put } = useEditedItem(addToCart)
  const buying = useBuying({ product, chosen, addToCart: put, configuration, isEdit })
  const button = useRef<HTMLDivElement>(null)
  const { recipeId, code } = design

  // The effect runs in the browser only, where the controls work.
  useEffect(() => {
    setInBrowser(true)
  }, [])

  // The buy button reads the current configuration when it is pressed.
  useEffect(() => {
    configuration.current = { recipeId, ...(code && { precreatedCustomsCode: code }) }
  }, [recipeId, code])

  const choosePart = (next: number) => {
    setPart(next)
    setRequestedView(renderer.best[next] ?? null)
  }
  return (
    <div className={styles.page}>
      {product.breadcrumbs.length > 0 ? <Breadcrumbs crumbs={product.breadcrumbs} leadsOn /> : null}
      <div className={styles.columns}>
        <div className={styles.head}>
          <ProductHeading product={product} choice={chosen.choice} now={buying.now} />
        </div>
        <div className={styles.workspace}>
          <div className={styles.stage}>
            <PaintedGallery name={product.name} pictures={pictures} renderer={renderer} requested={requestedView} />
          </div>
          <div className={styles.tools}>
            {isInBrowser ? (
              <Suspense>
                <PainterTools
                  name={product.name}
                  product={product}
                  painting={painting}
                  design={design}
                  part={part}
                  onPart={choosePart}
                />
              </Suspense>
            ) : null}
          </div>
        </div>
        <div className={styles.panel}>
          <CustomiserForm product={product} chosen={chosen} buying={buying} place={button} />
          <ProductPayments product={product} choice={chosen.choice} buying={buying} />
          <ProductDetails product={product} />
        </div>
      </div>
      {recommendations}
      <BuyBar product={product} choice={chosen.choice} buying={buying} main={button} />
    </div>
  )
}
