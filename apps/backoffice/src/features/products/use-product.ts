import type { StaffProduct } from '@lacehouse/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useWords } from '../../words/use-words.ts'

/** Loads a product as staff edit it. */
export function useProduct(productId: string) {
  const { locale } = useWords()
  return useQuery({
    queryKey: ['product', productId, locale],
    queryFn: () => callBackoffice('backoffice.getProduct', { params: { productId } }),
    // What is typed is compared with what was loaded, which must not change underneath.
    refetchOnWindowFocus: false,
  })
}

/** Changes a product; what the server replies is shown at once. */
export function useProductChange<Input>(productId: string, change: (input: Input) => Promise<StaffProduct>) {
  const { locale } = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (product) => {
      client.setQueryData(['product', productId, locale], product)
      await client.invalidateQueries({ queryKey: ['products'] })
    },
  })
}
