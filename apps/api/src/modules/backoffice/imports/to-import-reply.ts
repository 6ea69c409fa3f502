import type { CatalogueImportReply } from '@lacehouse/contracts'
import type { UploadedImport } from '../../../core/catalogue-import/uploaded-imports.queries.ts'

/** Makes the reply of an import. */
export function toImportReply(found: UploadedImport): CatalogueImportReply {
  const { id, siteId, locale, fileName, sizeBytes, isUpdate, isStrict, hasPictures, state, readBytes } = found
  const { counts, format, failure, createdAt, updatedAt } = found
  return {
    ...{ siteId, locale, fileName, sizeBytes, isUpdate, isStrict, hasPictures, state, readBytes },
    importId: id,
    ...(counts !== null && { counts }),
    ...(format !== null && { format }),
    ...(hasPictures && { pictures: toPictureCounts(found) }),
    ...(failure !== null && { failure }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const toPictureCounts = (found: UploadedImport): NonNullable<CatalogueImportReply['pictures']> => ({
  wanted: found.picturesWanted,
  done: found.picturesDone,
  changed: found.picturesChanged,
  refused: found.picturesRefused,
})
