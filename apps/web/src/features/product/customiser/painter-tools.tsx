import type { Product } from '@lacehouse/contracts'
import type { ComponentProps } from 'react'
import { Painter } from './painter.tsx'
import { Presets } from './presets.tsx'

type Props = ComponentProps<typeof Painter> & { readonly product: Product }

/** All controls of the customiser. */
export function PainterTools({ product, ...rest }: Props) {
  return (
    <>
      <Painter {...rest} />
      <Presets product={product} painting={rest.painting} design={rest.design} />
    </>
  )
}
