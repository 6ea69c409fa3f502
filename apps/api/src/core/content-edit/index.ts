export { createCatalogue } from '../catalogue/catalogue.ts'
export {
  exportPictures,
  isPictureFile,
  type PictureEntry,
  readPictureFiles,
} from '../content-pictures/picture-files.ts'
export { checkContent } from './check-content.ts'
export { type ContentVersions, findVersions, toVersion } from './content-document.ts'
export { findBody } from './content-edit.queries.ts'
export { type ContentEntry, type FileProblem, type FolderFile, readContentFiles } from './content-file.ts'
export { exportContent } from './export-content.ts'
export { checkEntries, type ImportedContent, importContent } from './import-content.ts'
export { listContent } from './list-content.queries.ts'
export { publishContent } from './publish-content.ts'
