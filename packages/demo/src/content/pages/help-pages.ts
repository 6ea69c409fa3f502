import type { ContentContext } from '../content-context.ts'
import type { DemoDocument } from '../documents.ts'

export const writeHelpPages = (_context: ContentContext): DemoDocument[] => []
