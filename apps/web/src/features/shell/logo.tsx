import sheet from '../../../.cache/icons.svg?url'
import { getBrand } from '../../brands/brands.ts'

type Props = {
  readonly brand: string
  /** The height in pixels. The width follows from the ratio of the logo. */
  readonly height: number
  readonly className?: string
}

/** Shows the word mark of the brand. */
export function Logo({ brand, height, className }: Props) {
  const { name, logoRatio } = getBrand(brand)
  return (
    <svg className={className} width={Math.round(height * logoRatio)} height={height} role="img" aria-label={name}>
      <use href={`${sheet}#logo-${brand}`} />
    </svg>
  )
}
