import { Accordion } from '../../ui/accordion.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Chip, ChipLink } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { iconNames } from '../../ui/icon-names.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { ProgressSteps } from '../../ui/progress-steps.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { FormGallery } from './form-gallery.tsx'
import styles from './gallery.module.css'
import { Part, Row } from './part.tsx'

const single = { lowCurrent: 120, highCurrent: 120, lowOriginal: 120, highOriginal: 120 }
const reduced = { lowCurrent: 84.5, highCurrent: 84.5, lowOriginal: 120, highOriginal: 120 }
const range = { lowCurrent: 84.5, highCurrent: 99, lowOriginal: 120, highOriginal: 140 }
const steps = ['Shipping', 'Billing', 'Summary'].map((title) => ({ id: title, title, href: '#' }))
const picture = { url: '/images/none', width: 800, height: 1000, placeholder: '#d8d2c8' }

/** Shows every primitive in its states. */
export function Gallery() {
  return (
    <div className={styles.page}>
      <h1>Gallery</h1>
      <Part title="Type">
        <p className={styles.display}>Made to move</p>
        <h1>Heading one</h1>
        <h2>Laufschuhe für Geschwindigkeitsüberschreitung</h2>
        <h3>Heading three</h3>
        <p>Text at sixteen pixels, in two lines where the window is narrow enough to need them.</p>
      </Part>
      <Part title="Buttons">
        <Row>
          <Button variant="action" size="large">
            Add to cart
          </Button>
          <Button size="large">Checkout</Button>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button size="small">Small</Button>
          <LinkButton variant="secondary" href="#top">
            A link
          </LinkButton>
          <TextButton>Remove</TextButton>
          <IconButton icon="heart" label="Favourite" />
        </Row>
        <Row>
          <Button variant="action" busy>
            Adding
          </Button>
          <Button disabled>Sold out</Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
        </Row>
      </Part>
      <Part title="Marks">
        <Row>
          <Badge>New</Badge>
          <Badge tone="ink">Members</Badge>
          <Badge tone="sale">-30%</Badge>
          <Badge tone="positive">In stock</Badge>
          <Badge tone="warning">Only 2 left</Badge>
          <Chip>Black</Chip>
          <Chip selected>White</Chip>
          <ChipLink href="#top" selected removable>
            Size 42
          </ChipLink>
        </Row>
        <Row>
          <Price price={single} currency="USD" />
          <Price price={reduced} currency="EUR" showPercent />
          <Price price={range} currency="CAD" size="large" />
        </Row>
      </Part>
      <FormGallery />
      <Part title="Messages">
        <Notice title="Delivery takes a little longer this week">Orders leave our house within three days.</Notice>
        <Notice tone="positive">Your coupon is applied.</Notice>
        <Notice tone="warning">Prices have changed since your last visit.</Notice>
        <Notice tone="negative" title="Please look at two fields" onDismiss={() => undefined} dismissLabel="Dismiss" />
        <Row>
          <Button
            variant="secondary"
            onClick={() =>
              toasts.add({ title: 'Added to your cart', tone: 'positive', action: { label: 'Show', href: '#top' } })
            }
          >
            Toast
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toasts.add({ title: 'Payment refused', text: 'Nothing was charged.', tone: 'negative', sticky: true })
            }
          >
            Sticky toast
          </Button>
        </Row>
      </Part>
      <Part title="Steps and pages">
        <ProgressSteps label="Checkout" steps={steps} current="Billing" />
        <Pagination total={480} size={24} page={7} toHref={(page) => `?page=${page}`} />
      </Part>
      <Part title="Opening">
        <div>
          <Accordion title="Details" open>
            <p>Upper of recycled mesh, sole of natural rubber.</p>
          </Accordion>
          <Accordion title="Delivery and returns" end="Free">
            <p>Three to five business days.</p>
          </Accordion>
        </div>
      </Part>
      <Part title="Pictures">
        <Carousel title="New arrivals" slideWidth="min(62vw, 17rem)" showDots>
          {[1, 2, 3, 4, 5, 6, 7].map((number) => (
            <a key={number} href={`#${number}`} className={styles.slide}>
              <Picture source={picture} sizes="17rem" largest={272} ratio="4 / 5" />
              <span>Slide {number}</span>
            </a>
          ))}
        </Carousel>
        <div className={styles.tiles}>
          <Skeleton ratio="4 / 5" />
          <Skeleton ratio="4 / 5" />
          <Picture source={null} sizes="17rem" largest={272} />
        </div>
      </Part>
      <Icons />
    </div>
  )
}

function Icons() {
  return (
    <Part title="Icons">
      <Row>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
        <Icon name="star" filled />
      </Row>
    </Part>
  )
}
