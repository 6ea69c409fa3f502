import type { CallReply } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { callBackoffice } from '../../client/call-backoffice.ts'
import type { JsonSchema } from './form/json-schema.ts'

export type ContentTypes = CallReply<'backoffice.getContentTypes'>

/** Loads the types of documents and blocks and the sites, which stay the same while the shop runs. */
export function useContentTypes() {
  return useQuery({
    queryKey: ['content-types'],
    queryFn: () => callBackoffice('backoffice.getContentTypes', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Finds the schema of a type of documents. */
export function findDocumentSchema({ doctypes }: ContentTypes, doctype: string): JsonSchema {
  return doctypes.find((one) => one.doctype === doctype)?.schema ?? {}
}

/** Finds the schema of a type of blocks. */
export function findBlockSchema({ blocks }: ContentTypes, type: string): JsonSchema {
  return blocks.find((one) => one.type === type)?.schema ?? {}
}
