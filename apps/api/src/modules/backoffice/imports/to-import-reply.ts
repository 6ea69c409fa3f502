import type { CatalogueImportReply } from '@lacehouse/contracts'
import type { UploadedImport } from '../../../core/catalogue-import/uploaded-imports.queries.ts'

/** Makes the reply of an import. */
export function toImportReply(found: UploadedImport): CatalogueImportReply {
  const { id, encoding: _, counts, format, failure, createdAt, updatedAt, ...rest } = found
  return {
    ...rest,
    importId: id,
    ...(counts !== null && { counts }),
    ...(format !== null && { format }),
    ...(failure !== null && { failure }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
