import type { Product } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../../client/api/browser-api.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { withStock } from '../../../components/product/use-inventory.ts'

/** Gives products with their current stock, because the page may have been cached for minutes (CAT-02). */
export function useLiveProducts(products: readonly Product[]): readonly Product[] {
  const ids = products.map(({ id }) => id)
  const { data } = useQuery(
    {
      queryKey: ['set-stock', ...ids],
      queryFn: () =>
        Promise.all(
          // Without current stock a product keeps that of the page; the cart checks it again.
          ids.map((productId) => browserApi.call('products.inventory', { params: { productId } }).catch(() => null)),
        ),
      staleTime: 0,
    },
    queryClient,
  )
  return products.map((product) => {
    const stock = data?.find((one) => one?.productId === product.id)
    return stock ? withStock(product, stock) : product
  })
}
