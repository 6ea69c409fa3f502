import type { CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callBackoffice } from '../../../client/call-backoffice.ts'

export type ListedPicture = CallReply<'backoffice.listContentPictures'>['items'][number]

const shown = 24

/** Lists the pictures that documents may name. */
export function usePictures(search: string, page = 1) {
  const query = { page, pageSize: shown, ...(search && { search }) }
  return useQuery({
    queryKey: ['content-pictures', query],
    queryFn: () => callBackoffice('backoffice.listContentPictures', { query }),
    placeholderData: keepPreviousData,
  })
}

/** Finds the picture that a document names; null while it is sought, and where the shop has none of that name. */
export function usePicture(name: string): ListedPicture | null {
  const isAddress = name.startsWith('/')
  const { data } = useQuery({
    queryKey: ['content-picture', name],
    queryFn: () => callBackoffice('backoffice.listContentPictures', { query: { search: name, pageSize: shown } }),
    enabled: !isAddress && name !== '',
  })
  if (isAddress) return { name, url: name, width: 0, height: 0, uses: 0 }
  return data?.items.find((picture) => picture.name === name) ?? null
}
