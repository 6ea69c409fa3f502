import type { MessageArea } from './areas.ts'
import type { catalogues, localeBases } from './catalogues.gen.ts'

type English = (typeof catalogues)['en-us']

/** Every key of the English catalogue, the source of all others. */
export type MessageKey = { [Area in MessageArea]: Extract<keyof English[Area], string> }[MessageArea]

/** The keys of one area, for tables that need a text for each of their entries. */
export type MessageKeyOf<Area extends MessageArea> = Extract<keyof English[Area], string>

export type MessageLocale = keyof typeof localeBases

export type Messages = Readonly<Record<string, string>>
