import sheet from '../../../.cache/icons.svg?url'
import { getBrand } from '../../brands/brands.ts'

type Props = {
  readonly brand: string
  /** Pixels; the width follows from the drawing. */
  readonly height: number
  readonly className?: string
}

/** The brand's name, drawn. */
export function Logo({ brand, height, className }: Props) {
  const { name, logoRatio } = getBrand(brand)
  return (
    <svg className={className} width={Math.round(height * logoRatio)} height={height} role="img" aria-label={name}>
      <use href={`${sheet}#logo-${brand}`} />
    </svg>
  )
}
